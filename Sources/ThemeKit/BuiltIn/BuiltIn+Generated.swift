// Made by `dragoman embed Catalogs/ThemeKit.xcstrings --into Sources/ThemeKit/BuiltIn/BuiltIn+Generated.swift`. Do not edit: change the catalog.
// swift-format-ignore-file

/// The texts of a catalog in compiled form: `CatalogTables(compiled: BuiltInTexts.compiled)` reads them.
enum BuiltInTexts {
  static var compiled: StaticString {
"""
dragoman1\n\"*!   (8/+1?(7((;%$(ThemeKit\"enK#(%@ adult)%@ adults*%@ applied(%@ child+%@ children)%@ infant*%@\
 infants/%@ installments'%@ item(%@ items'%@ left'%@ more,%@ out of %@)%@ people,%@ per month)%@ person)%@ res\
ult*%@ results)%@ review*%@ reviews+%@ selected&%@, %@*%@, was %@$%@%%(%@%% off$%@°&adults&Adults3All steps co\
mpleted%Apply+At least %@5At least %@ character6At least %@ characters)Available1Between %@ and %@*Brightness&\
Cancel1Card ending in %@+Card numberD!Check your connection and try again.(children(Children-Clear filters/Cle\
ar selection*Clear text)Code sent)Completed(Continue,Current step1Decrease quantity(Delivery+Digits only(Disco\
unt9Enter a valid card number;Enter a valid email address*Enter code$Free-Go to page %@#Hue1Increase quantity'\
infants'Infants,Installments(Language'Loading*Loading…/Needs attention*Next month)Next page*No matches/No more\
 than %@*No options7No results for “%@”+Not started0Nothing here yet'Opacity-Page %@ of %@%Pages*Passengers.Pr\
evious month-Previous page%Price-Price details(Progress+Promo code:(Quantity&Rating&Remove+Resend code1Resend \
code in %@*Saturation)Scan card&Search&Select.Single payment(Sold out4Something went wrong-Step %@ of %@(Subto\
tal#Tax6This code is not valid6This field is required%Today%Total)Try againA!Try other words or fewer filters.\
>What you add will appear here.!\"enV&;#7&)\"?7*+5>, !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk\
kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
"""
  }
}
