// Made by `dragoman embed Catalogs/ThemeKit.xcstrings --into Sources/ThemeKit/BuiltIn/BuiltIn+Generated.swift`. Do not edit: change the catalog.
// swift-format-ignore-file

/// The texts of a catalog in compiled form: `CatalogTables(compiled: BuiltInTexts.compiled)` reads them.
enum BuiltInTexts {
  static var compiled: StaticString {
    """
    dragoman1\n\
    \"*!   (8/+1?(7((;%$(ThemeKit\"enK#(%@ adult)%@ adults*%@ applied(%@ child+%@ children)%@ infant*%@ infants/%@\
     installments'%@ item(%@ items'%@ left'%@ more,%@ out of %@)%@ people,%@ per month)%@ person)%@ result*%@ resu\
    lts)%@ review*%@ reviews+%@ selected&%@, %@*%@, was %@$%@%%(%@%% off$%@°&adults&Adults3All steps completed%App\
    ly+At least %@5At least %@ character6At least %@ characters)Available1Between %@ and %@*Brightness&Cancel1Card\
     ending in %@+Card numberD!Check your connection and try again.(children(Children-Clear filters/Clear selectio\
    n*Clear text)Code sent)Completed(Continue,Current step1Decrease quantity(Delivery+Digits only(Discount9Enter a\
     valid card number;Enter a valid email address*Enter code$Free-Go to page %@#Hue1Increase quantity'infants'Inf\
    ants,Installments(Language'Loading*Loading…/Needs attention*Next month)Next page*No matches/No more than %@*No\
     options7No results for “%@”+Not started0Nothing here yet'Opacity-Page %@ of %@%Pages*Passengers.Previous mont\
    h-Previous page%Price-Price details(Progress+Promo code:(Quantity&Rating&Remove+Resend code1Resend code in %@*\
    Saturation)Scan card&Search&Select.Single payment(Sold out4Something went wrong-Step %@ of %@(Subtotal#Tax6Thi\
    s code is not valid6This field is required%Today%Total)Try againA!Try other words or fewer filters.>What you a\
    dd will appear here.!\"enV&;#7&)\"?7*+5>, !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!\
    !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk\
    kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
    """
  }
}
