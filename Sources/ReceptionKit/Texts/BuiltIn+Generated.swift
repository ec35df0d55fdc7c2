// Made by `dragoman embed Catalogs/ReceptionKit.xcstrings --into Sources/ReceptionKit/Texts/BuiltIn+Generated.swift`. Do not edit: change the catalog.
// swift-format-ignore-file

/// The texts of a catalog in compiled form: `CatalogTables(compiled: BuiltInTexts.compiled)` reads them.
enum BuiltInTexts {
  static var compiled: StaticString {
"""
dragoman1\n(*\"   )!/1>'29=>&:$,ReceptionKit\"enP\"-action.cancel+action.copy-action.delete+action.done-action\
.notNow3action.openSettings,action.retry?chat.accessibility.conversation*chat.close1chat.jumpToLatest0chat.loa\
dEarlier,chat.loading0chat.newMessages*chat.title+chat.typing+chat.unread1chat.welcome.text2chat.welcome.title\
<composer.accessibility.field4composer.attachPhoto/composer.camera7composer.charactersLeft5composer.photoLibra\
ry7composer.photosSelected4composer.placeholder4composer.removePhoto-composer.send5connection.connecting2conne\
ction.offline1connection.paused7connection.reconnecting2connection.refresh3connection.restored<date.accessibil\
ity.separator*date.today.date.yesterday2delivery.delivered/delivery.failed2delivery.retryHint0delivery.sending\
-delivery.sent0delivery.waiting-error.blocked2error.cameraAccess-error.generic*error.load4error.messageTooLong\
+error.photo1error.photoAccess3error.photoTooLarge*error.send,error.server1error.unavailable4limit.messages.ti\
tle3limit.messages.wait7limit.photos.perMessage2limit.photos.title1limit.photos.wait<message.accessibility.sen\
tAt:message.accessibility.team9message.accessibility.you.message.photos<photo.accessibility.position0photo.loa\
dFailed*photo.open*photo.save+push.hidden+push.photos+push.sender2push.textAndPhotos*push.title-review.button0\
review.card.text1review.card.title8review.template.afterFix;review.template.afterPraise7review.template.genera\
l*wait.hours,wait.minutes,wait.secondsP!\"enPE\"':7&9<$#2%6?-\"arZT$( ,<1!<== 8*/\"bnWI%<$0%/9$$.\"5=-\"ca[\\\"\
<)#>4$3.7:70!\"csC\\\"2*8+/-00''*%'\"daXF\"9(-3&%$+8'&? \"de_U\">(:;93<3'>>7+\"elYT$ 6 9*$*0?;</)\"esMW\"+6\",\
1?7)&-2;/&es-419BU\"%!)#.(<</8?1%\"fiNM\"=,$.-?'>7.)3'\"fr@A# 5;4#/!8%$*$.%fr-CABD#?65*1'\":3/;=%\"guKG%41!=!\"\
4&$##$#\"heCO#87$+$*:+13.\"(\"hiFM%(:<(/!3(+#=\"$\"hr\\Y\"#?4.!3/4)6#%*\"hu[T\"1,3..**$2<(;'\"id]B\"! >&<-6!.6\
??,\"it\\T\"?:2><? ??!(3!\"jaRB#(6./ .80>\"9!-\"knZH& 0=<'(=*5\"-?/\"koXT\"%+..*('$$5-; \"mlMV&#197'6$<0 5= \"\
mrFN%3; ,4') \"+'>(\"msJE\"6-81#-=$&:17+\"nbTH\" >(97\"(:&$'?&\"nlBM\":<+02/(;=7?='\"orX]%#09#<!7=?6/>\"\"paWS\
%)!.&\"0?8>-%')\"pl]C#63&4;+!#)>#1\"%pt-BRMW\"8'89+75)0-6+.%pt-PTN^\"29 #.32/,1&?/\"roKY\"/,!2?075'#'#\"\"ruQX\
$$&, :0/\".-1?&\"skX\\\"?/89*5)*)6&9,\"slKC#6+31<(=$-34>)\"svHK\"6)727?#*!;$,,\"taWZ&35+!2 .#)=<2!\"tePC&365*9\
44%9:!4'\"thU_$5-\".*)*1$-+1&\"trPR\".+7%=3.422.&%\"ukF\\$76=;71#7;/31/\"urD^#&2'':=%4)9(; \"vi]U\"<'!'*55,1,8\
1#'zh-Hans_A\"99--6%-3--8&\"'zh-HantVC\"0=\"-35\".9++\"(%zh-HKXB\"*6<&(,?%??)/, '%'%(.*;&;64-(6M!H!?-/'M!.M!3-\
%.740(,)&**)1+%<F!R!H!A!:=S!9?U!C!67A#4>+B!9;7>++B!;(M!46^!-Q#R#B#?C!C!tCanceltCopytDeletetDonetNot NowtOpen S\
ettingstTry AgaintConversation with the teamtClosetJump to the latest messagetLoad earlier messagestLoading me\
ssages…tNew messagestSupporttThe team is typing…p\"!3%lld unread message%4%lld unread messagestYou're chatting\
 directly with our team.tQuestions, feedback, or a bug?tYour messagetAttach a phototCamerap\"!3%lld character \
left%4%lld characters lefttPhoto Libraryp\"!3%lld photo selected%4%lld photos selectedtWrite a message…tRemove\
 phototSendtConnecting…tNo internet connectiontLive updates pausedtReconnecting…tRefreshtBack onlinetDate: %@t\
TodaytYesterdaytDeliveredtNot senttTap to try againtSending…tSenttWaiting for a connection…tYou can't send mes\
sages in this chat.tTo take a photo, allow camera access in Settings.tSomething went wrong. Please try again.t\
The messages couldn't be loaded.tYour message is too long.tThe photo couldn't be added.tTo choose a photo, all\
ow photo access in Settings.tThis photo is too large.tYour message couldn't be sent.tThe server isn't respondi\
ng. Please try again later.tSupport isn't available right now.tMessage limit reachedtYou can send again %@.p\"\
!L!You can attach up to %lld photo per message.%M!You can attach up to %lld photos per message.tPhoto limit re\
achedtYou can send photos again %@.tSent at %@tMessage from the team, %1$@: %2$@tYour message, %1$@: %2$@p\"!*\
%lld photo%+%lld photostPhoto %1$lld of %2$lldtThe photo couldn't be loaded.tOpen phototSave PhototOpen the ap\
p to read the message.p\"!*%lld photo%+%lld photostSupportp\"!3%1$@ (%2$lld photo)%4%1$@ (%2$lld photos)tNew m\
essage from %@tRate on the App StoretYour review on the App Store helps other people find the app.tEnjoying %@\
?tGreat to hear that it works now! If you're happy with {app}, would you leave us a short review on the App St\
ore?tThank you for the kind words! If you have a moment, a short review of {app} on the App Store would help u\
s a lot.tThank you for using {app}! If you enjoy it, we'd be grateful for a short review on the App Store.p\"!\
,in %lld hour%-in %lld hoursp\"!.in %lld minute%/in %lld minutesp\"!.in %lld second%/in %lld seconds+''%0:<?+L\
!I!F!6+B!O'T![!-41B%6@&78+;L!^!F!+63+'4;G!;4D!D\"R#A\"F!B!F!L#N!D!Z\"K!^!N!F-Z!U!:J!:]\"@!D!44U!]\"4Q$>@!C#@!G\
%W%S$M$W$W$tإلغاءtنسخtحذفtتمtليس الآنtفتح الإعداداتtإعادة المحاولةtمحادثة مع الفريقtإغلاقtالانتقال إلى أحدث رس\
الةtتحميل الرسائل السابقةtجار\u{64d} تحميل الرسائل…tرسائل جديدةtالدعمtالفريق يكتب الآن…p& C!لا رسائل غير مقروء\
ة!I!رسالة واحدة غير مقروءة\"F!رسالتان غير مقروءتين#C!%lld رسائل غير مقروءة$C!%lld رسالة غير مقروءة%C!%lld رسال\
ة غير مقروءةtهذه محادثة مباشرة مع فريقنا.tهل لديك سؤال أو ملاحظة أو مشكلة؟tرسالتكtإرفاق صورةtالكاميراp& =لم يت\
بق\u{64e}\u{651} أي حرف!:تبق\u{651}ى حرف واحد\"5تبق\u{651}ى حرفان#8تبق\u{651}ت %lld أحرف$:تبق\u{651}ى %lld حرف\
\u{64b}ا%6تبق\u{651}ى %lld حرفtمكتبة الصورp& =لم يتم تحديد صور!C!تم تحديد صورة واحدة\"<تم تحديد صورتين#;تم تحد\
يد %lld صور$=تم تحديد %lld صورة%=تم تحديد %lld صورةtاكتب رسالة…tإزالة الصورةtإرسالtجار\u{64d} الاتصال…tلا يوجد\
 اتصال بالإنترنتtالتحديثات المباشرة متوقفة مؤقت\u{64b}اtجار\u{64d} إعادة الاتصال…tتحديثtعاد الاتصالtالتاريخ: %\
@tاليومtأمسtتم التسليمtلم يتم الإرسالtاضغط لإعادة المحاولةtجار\u{64d} الإرسال…tتم الإرسالtفي انتظار الاتصال…tل\
ا يمكنك إرسال رسائل في هذه المحادثة.tلالتقاط صورة، ي\u{64f}رجى السماح بالوصول إلى الكاميرا في الإعدادات.tحدث خ\
طأ ما. ي\u{64f}رجى المحاولة مرة أخرى.tتعذ\u{651}ر تحميل الرسائل.tرسالتك طويلة جد\u{64b}ا.tتعذ\u{651}رت إضافة ا\
لصورة.tلاختيار صورة، ي\u{64f}رجى السماح بالوصول إلى الصور في الإعدادات.tحجم هذه الصورة كبير جد\u{64b}ا.tتعذ\u{651}\
ر إرسال رسالتك.tالخادم لا يستجيب. ي\u{64f}رجى المحاولة مرة أخرى لاحق\u{64b}ا.tالدعم غير متوفر حالي\u{64b}ا.tتم\
 الوصول إلى الحد الأقصى للرسائلtيمكنك الإرسال مرة أخرى %@.p& Q!لا يمكن إرفاق صور بالرسالة.!L\"يمكنك إرفاق صورة\
 واحدة كحد أقصى بكل رسالة.\"E\"يمكنك إرفاق صورتين كحد أقصى بكل رسالة.#D\"يمكنك إرفاق %lld صور كحد أقصى بكل رسا\
لة.$F\"يمكنك إرفاق %lld صورة كحد أقصى بكل رسالة.%F\"يمكنك إرفاق %lld صورة كحد أقصى بكل رسالة.tتم الوصول إلى ال\
حد الأقصى للصورtيمكنك إرسال الصور مرة أخرى %@.tوقت الإرسال: %@tرسالة من الفريق، %1$@: %2$@tرسالتك، %1$@: %2$@p\
& +لا صور!3صورة واحدة\",صورتان#+%lld صور$-%lld صورة%-%lld صورةtالصورة %1$lld من %2$lldtتعذ\u{651}ر تحميل الصور\
ة.tفتح الصورةtحفظ الصورةtافتح التطبيق لقراءة الرسالة.p& +لا صور!3صورة واحدة\",صورتان#+%lld صور$-%lld صورة%-%ll\
d صورةtفريق الدعمp& 6%1$@ (%2$lld صورة)!:%1$@ (صورة واحدة)\"3%1$@ (صورتان)#4%1$@ (%2$lld صور)$6%1$@ (%2$lld صو\
رة)%6%1$@ (%2$lld صورة)tرسالة جديدة من %@tالتقييم على App Storetمراجعتك على App Store تساعد الآخرين في العثور \
على التطبيق.tهل يعجبك تطبيق %@؟tيسعدنا أن كل شيء يعمل الآن! إذا نال تطبيق {app} إعجابك، فهل يمكنك كتابة مراجعة\
 قصيرة على App Store؟tشكر\u{64b}ا جزيل\u{64b}ا على كلماتك اللطيفة! إذا سمح وقتك، فإن مراجعة قصيرة لتطبيق {app}\
 على App Store ستساعدنا كثير\u{64b}ا.tشكر\u{64b}ا لاستخدامك تطبيق {app}! إذا نال إعجابك، فسنكون ممتنين لمراجعة\
 قصيرة على App Store.p& 4بعد %lld ساعة!:بعد ساعة واحدة\"3بعد ساعتين#6بعد %lld ساعات$4بعد %lld ساعة%4بعد %lld س\
اعةp& 6بعد %lld دقيقة!<بعد دقيقة واحدة\"5بعد دقيقتين#6بعد %lld دقائق$6بعد %lld دقيقة%6بعد %lld دقيقةp& 6بعد %l\
ld ثانية!<بعد ثانية واحدة\"5بعد ثانيتين#6بعد %lld ثوان\u{64d}$6بعد %lld ثانية%6بعد %lld ثانية=70:4C!M!V!:Y!W!P\
!@!6=B#@$L\"C!A!9D#F!J$F!70M!V!T!Z!C!M!4'06F!J\"F!F!U!J#E$S#]!F\"Z!@$N!L\"]#F#\\\"Y\"V'S\"P\"G!O!O!N!A\"Z!:A!L\
\"N!@!@\"D!H!Z$X!Y&Y(R'B\"B\"P\"tব\u{9be}ত\u{9bf}ল কর\u{9c1}নtকপ\u{9bf} কর\u{9c1}নtম\u{9c1}ছ\u{9c1}নtহয\u{9bc}\
\u{9c7} গ\u{9c7}ছ\u{9c7}tএখন নয\u{9bc}tস\u{9c7}ট\u{9bf}\u{982}স খ\u{9c1}ল\u{9c1}নtআব\u{9be}র চ\u{9c7}ষ\u{9cd}ট\
\u{9be} কর\u{9c1}নtট\u{9bf}ম\u{9c7}র সঙ\u{9cd}গ\u{9c7} কথ\u{9cb}পকথনtবন\u{9cd}ধ কর\u{9c1}নtসর\u{9cd}বশ\u{9c7}ষ\
 ব\u{9be}র\u{9cd}ত\u{9be}য\u{9bc} য\u{9be}নtআগ\u{9c7}র ব\u{9be}র\u{9cd}ত\u{9be} ল\u{9cb}ড কর\u{9c1}নtব\u{9be}র\
\u{9cd}ত\u{9be} ল\u{9cb}ড হচ\u{9cd}ছ\u{9c7}…tনত\u{9c1}ন ব\u{9be}র\u{9cd}ত\u{9be}tসহ\u{9be}য\u{9bc}ত\u{9be}tট\u{9bf}\
ম ল\u{9bf}খছ\u{9c7}…p\"!M!%lldট\u{9bf} অপঠ\u{9bf}ত ব\u{9be}র\u{9cd}ত\u{9be}%M!%lldট\u{9bf} অপঠ\u{9bf}ত ব\u{9be}\
র\u{9cd}ত\u{9be}tএখ\u{9be}ন\u{9c7} আপন\u{9bf} সর\u{9be}সর\u{9bf} আম\u{9be}দ\u{9c7}র ট\u{9bf}ম\u{9c7}র সঙ\u{9cd}\
গ\u{9c7} কথ\u{9be} বলছ\u{9c7}ন।tক\u{9cb}ন\u{9cb} প\u{9cd}রশ\u{9cd}ন, মত\u{9be}মত ব\u{9be} সমস\u{9cd}য\u{9be}?t\
আপন\u{9be}র ব\u{9be}র\u{9cd}ত\u{9be}tছব\u{9bf} য\u{9cb}গ কর\u{9c1}নtক\u{9cd}য\u{9be}ম\u{9c7}র\u{9be}p\"!N!আর %\
lldট\u{9bf} অক\u{9cd}ষর ব\u{9be}ক\u{9bf}%N!আর %lldট\u{9bf} অক\u{9cd}ষর ব\u{9be}ক\u{9bf}tফট\u{9cb} ল\u{9be}ইব\u{9cd}\
র\u{9c7}র\u{9bf}p\"!A\"%lldট\u{9bf} ছব\u{9bf} ব\u{9be}ছ\u{9be}ই কর\u{9be} হয\u{9bc}\u{9c7}ছ\u{9c7}%A\"%lldট\u{9bf}\
 ছব\u{9bf} ব\u{9be}ছ\u{9be}ই কর\u{9be} হয\u{9bc}\u{9c7}ছ\u{9c7}tব\u{9be}র\u{9cd}ত\u{9be} ল\u{9bf}খ\u{9c1}ন…tছব\
\u{9bf} সর\u{9be}নtপ\u{9be}ঠ\u{9be}নtস\u{982}য\u{9cb}গ কর\u{9be} হচ\u{9cd}ছ\u{9c7}…tইন\u{9cd}ট\u{9be}রন\u{9c7}\
ট স\u{982}য\u{9cb}গ ন\u{9c7}ইtল\u{9be}ইভ আপড\u{9c7}ট থ\u{9c7}ম\u{9c7} আছ\u{9c7}tআব\u{9be}র স\u{982}য\u{9cb}গ ক\
র\u{9be} হচ\u{9cd}ছ\u{9c7}…tর\u{9bf}ফ\u{9cd}র\u{9c7}শ কর\u{9c1}নtস\u{982}য\u{9cb}গ ফ\u{9bf}র\u{9c7} এস\u{9c7}ছ\
\u{9c7}tত\u{9be}র\u{9bf}খ: %@tআজtগতক\u{9be}লtপ\u{9cc}\u{981}ছ\u{9c7}ছ\u{9c7}tপ\u{9be}ঠ\u{9be}ন\u{9cb} য\u{9be}\
য\u{9bc}ন\u{9bf}tআব\u{9be}র চ\u{9c7}ষ\u{9cd}ট\u{9be} করত\u{9c7} ট\u{9cd}য\u{9be}প কর\u{9c1}নtপ\u{9be}ঠ\u{9be}ন\
\u{9cb} হচ\u{9cd}ছ\u{9c7}…tপ\u{9be}ঠ\u{9be}ন\u{9cb} হয\u{9bc}\u{9c7}ছ\u{9c7}tস\u{982}য\u{9cb}গ\u{9c7}র অপ\u{9c7}\
ক\u{9cd}ষ\u{9be}য\u{9bc}…tআপন\u{9bf} এই চ\u{9cd}য\u{9be}ট\u{9c7} ব\u{9be}র\u{9cd}ত\u{9be} প\u{9be}ঠ\u{9be}ত\u{9c7}\
 প\u{9be}রব\u{9c7}ন ন\u{9be}।tছব\u{9bf} ত\u{9c1}লত\u{9c7} স\u{9c7}ট\u{9bf}\u{982}স\u{9c7} ক\u{9cd}য\u{9be}ম\u{9c7}\
র\u{9be} ব\u{9cd}যবহ\u{9be}র\u{9c7}র অন\u{9c1}মত\u{9bf} দ\u{9bf}ন।tক\u{9cb}ন\u{9cb} একট\u{9bf} সমস\u{9cd}য\u{9be}\
 হয\u{9bc}\u{9c7}ছ\u{9c7}। আব\u{9be}র চ\u{9c7}ষ\u{9cd}ট\u{9be} কর\u{9c1}ন।tব\u{9be}র\u{9cd}ত\u{9be} ল\u{9cb}ড \
কর\u{9be} য\u{9be}য\u{9bc}ন\u{9bf}।tআপন\u{9be}র ব\u{9be}র\u{9cd}ত\u{9be}ট\u{9bf} খ\u{9c1}ব দ\u{9c0}র\u{9cd}ঘ।t\
ছব\u{9bf}ট\u{9bf} য\u{9cb}গ কর\u{9be} য\u{9be}য\u{9bc}ন\u{9bf}।tছব\u{9bf} ব\u{9c7}ছ\u{9c7} ন\u{9bf}ত\u{9c7} স\u{9c7}\
ট\u{9bf}\u{982}স\u{9c7} ছব\u{9bf} ব\u{9cd}যবহ\u{9be}র\u{9c7}র অন\u{9c1}মত\u{9bf} দ\u{9bf}ন।tএই ছব\u{9bf}ট\u{9bf}\
 খ\u{9c1}ব বড\u{9bc}।tআপন\u{9be}র ব\u{9be}র\u{9cd}ত\u{9be} প\u{9be}ঠ\u{9be}ন\u{9cb} য\u{9be}য\u{9bc}ন\u{9bf}।t\
স\u{9be}র\u{9cd}ভ\u{9be}র স\u{9be}ড\u{9bc}\u{9be} দ\u{9bf}চ\u{9cd}ছ\u{9c7} ন\u{9be}। পর\u{9c7} আব\u{9be}র চ\u{9c7}\
ষ\u{9cd}ট\u{9be} কর\u{9c1}ন।tএই ম\u{9c1}হ\u{9c2}র\u{9cd}ত\u{9c7} সহ\u{9be}য\u{9bc}ত\u{9be} প\u{9be}ওয\u{9bc}\u{9be}\
 য\u{9be}চ\u{9cd}ছ\u{9c7} ন\u{9be}।tব\u{9be}র\u{9cd}ত\u{9be} প\u{9be}ঠ\u{9be}ন\u{9cb}র স\u{9c0}ম\u{9be}য\u{9bc}\
 প\u{9cc}\u{981}ছ\u{9c7} গ\u{9c7}ছ\u{9c7}নtআপন\u{9bf} %@ আব\u{9be}র ব\u{9be}র\u{9cd}ত\u{9be} প\u{9be}ঠ\u{9be}ত\
\u{9c7} প\u{9be}রব\u{9c7}ন।p\"!W#একট\u{9bf} ব\u{9be}র\u{9cd}ত\u{9be}য\u{9bc} সর\u{9cd}ব\u{9cb}চ\u{9cd}চ %lldট\u{9bf}\
 ছব\u{9bf} য\u{9cb}গ কর\u{9be} য\u{9be}য\u{9bc}।%W#একট\u{9bf} ব\u{9be}র\u{9cd}ত\u{9be}য\u{9bc} সর\u{9cd}ব\u{9cb}\
চ\u{9cd}চ %lldট\u{9bf} ছব\u{9bf} য\u{9cb}গ কর\u{9be} য\u{9be}য\u{9bc}।tছব\u{9bf} প\u{9be}ঠ\u{9be}ন\u{9cb}র স\u{9c0}\
ম\u{9be}য\u{9bc} প\u{9cc}\u{981}ছ\u{9c7} গ\u{9c7}ছ\u{9c7}নtআপন\u{9bf} %@ আব\u{9be}র ছব\u{9bf} প\u{9be}ঠ\u{9be}\
ত\u{9c7} প\u{9be}রব\u{9c7}ন।tপ\u{9be}ঠ\u{9be}ন\u{9cb}র সময\u{9bc}: %@tট\u{9bf}ম\u{9c7}র ব\u{9be}র\u{9cd}ত\u{9be}\
, %1$@: %2$@tআপন\u{9be}র ব\u{9be}র\u{9cd}ত\u{9be}, %1$@: %2$@p\"!4%lldট\u{9bf} ছব\u{9bf}%4%lldট\u{9bf} ছব\u{9bf}\
t%2$lldট\u{9bf}র মধ\u{9cd}য\u{9c7} %1$lld নম\u{9cd}বর ছব\u{9bf}tছব\u{9bf}ট\u{9bf} ল\u{9cb}ড কর\u{9be} য\u{9be}\
য\u{9bc}ন\u{9bf}।tছব\u{9bf} খ\u{9c1}ল\u{9c1}নtছব\u{9bf} স\u{9c7}ভ কর\u{9c1}নtব\u{9be}র\u{9cd}ত\u{9be}ট\u{9bf} \
পড\u{9bc}ত\u{9c7} অ\u{9cd}য\u{9be}প খ\u{9c1}ল\u{9c1}ন।p\"!4%lldট\u{9bf} ছব\u{9bf}%4%lldট\u{9bf} ছব\u{9bf}tসহ\u{9be}\
য\u{9bc}ত\u{9be} ট\u{9bf}মp\"!=%1$@ (%2$lldট\u{9bf} ছব\u{9bf})%=%1$@ (%2$lldট\u{9bf} ছব\u{9bf})t%@: নত\u{9c1}ন\
 ব\u{9be}র\u{9cd}ত\u{9be}tApp Store-এ র\u{9c7}ট\u{9bf}\u{982} দ\u{9bf}নtApp Store-এ আপন\u{9be}র র\u{9bf}ভ\u{9bf}\
উ অন\u{9cd}যদ\u{9c7}র অ\u{9cd}য\u{9be}পট\u{9bf} খ\u{9c1}\u{981}জ\u{9c7} প\u{9c7}ত\u{9c7} স\u{9be}হ\u{9be}য\u{9cd}\
য কর\u{9c7}।t%@ ক\u{9bf} আপন\u{9be}র ভ\u{9be}ল\u{9cb} ল\u{9be}গছ\u{9c7}?tএখন সব ঠ\u{9bf}কঠ\u{9be}ক চলছ\u{9c7} \
জ\u{9c7}ন\u{9c7} ভ\u{9be}ল\u{9cb} ল\u{9be}গল! {app} আপন\u{9be}র ভ\u{9be}ল\u{9cb} ল\u{9be}গল\u{9c7} App Store-এ\
 একট\u{9bf} ছ\u{9cb}ট র\u{9bf}ভ\u{9bf}উ দ\u{9c7}ব\u{9c7}ন ক\u{9bf}?tআপন\u{9be}র স\u{9c1}ন\u{9cd}দর কথ\u{9be}গ\u{9c1}\
ল\u{9cb}র জন\u{9cd}য ধন\u{9cd}যব\u{9be}দ! একট\u{9c1} সময\u{9bc} প\u{9c7}ল\u{9c7} App Store-এ {app} ন\u{9bf}য\u{9bc}\
\u{9c7} একট\u{9bf} ছ\u{9cb}ট র\u{9bf}ভ\u{9bf}উ দ\u{9bf}ল\u{9c7} আম\u{9be}দ\u{9c7}র খ\u{9c1}ব উপক\u{9be}র হব\u{9c7}\
।t{app} ব\u{9cd}যবহ\u{9be}র কর\u{9be}র জন\u{9cd}য ধন\u{9cd}যব\u{9be}দ! অ\u{9cd}য\u{9be}পট\u{9bf} ভ\u{9be}ল\u{9cb}\
 ল\u{9be}গল\u{9c7} App Store-এ একট\u{9bf} ছ\u{9cb}ট র\u{9bf}ভ\u{9bf}উ দ\u{9bf}ল\u{9c7} আমর\u{9be} ক\u{9c3}তজ\u{9cd}\
ঞ থ\u{9be}কব।p\"!>%lld ঘণ\u{9cd}ট\u{9be} পর\u{9c7}%>%lld ঘণ\u{9cd}ট\u{9be} পর\u{9c7}p\"!>%lld ম\u{9bf}ন\u{9bf}\
ট পর\u{9c7}%>%lld ম\u{9bf}ন\u{9bf}ট পর\u{9c7}p\"!D!%lld স\u{9c7}ক\u{9c7}ন\u{9cd}ড পর\u{9c7}%D!%lld স\u{9c7}ক\u{9c7}\
ন\u{9cd}ড পর\u{9c7}+&($'327&:@!E!/-=[\"N!G!01(K\")Q\"6-&8;C!A!+6)%%(1<5'C!H!B\"M!I!=@!I\"=D!T!W!C!>F%?B!7B!<H!\
6B!--E!H!;C\"=?L\"/M#\\#E#M\"O\"O\"tCancel·latCopiatEliminatFettAra notObre ConfiguraciótTorna-ho a provartCon\
versa amb l’equiptTancatVes a l’últim missatgetCarrega els missatges anteriorstS’estan carregant els missatges\
…tMissatges noustAssistènciatL’equip està escrivint…p#!:%lld missatge sense llegir$>%lld de missatges sense ll\
egir%;%lld missatges sense llegirtAquí parles directament amb el nostre equip.tPreguntes, suggeriments o algun\
 error?tEl teu missatgetAdjunta una fototCàmerap#!4Queda %lld caràcter$9Queden %lld de caràcters%6Queden %lld \
caràcterstFototecap#!6%lld foto seleccionada$;%lld de fotos seleccionades%8%lld fotos seleccionadestEscriu un \
missatge…tTreu la fototEnviatS’està connectant…tSense connexió a internettActualització en directe en pausatS’\
està tornant a connectar…tActualitzatConnexió restablertatData: %@tAvuitAhirtLliurattNo s’ha enviattToca per t\
ornar-ho a provartS’està enviant…tEnviattS’està esperant la connexió…tNo pots enviar missatges en aquest xat.t\
Per fer una foto, permet l’accés a la càmera a Configuració.tS’ha produït un error. Torna-ho a provar.tNo s’ha\
n pogut carregar els missatges.tEl missatge és massa llarg.tNo s’ha pogut afegir la foto.tPer triar una foto, \
permet l’accés a les teves fotos a Configuració.tAquesta foto és massa gran.tNo s’ha pogut enviar el missatge.\
tEl servidor no respon. Torna-ho a provar més tard.tL’assistència no està disponible en aquest moment.tHas arr\
ibat al límit de missatgestPodràs tornar a escriure %@.p#!R!Pots adjuntar com a màxim %lld foto per missatge.$\
V!Pots adjuntar com a màxim %lld de fotos per missatge.%S!Pots adjuntar com a màxim %lld fotos per missatge.tH\
as arribat al límit de fotostPodràs tornar a enviar fotos %@.tHora d’enviament: %@tMissatge de l’equip, %1$@: \
%2$@tEl teu missatge, %1$@: %2$@p#!)%lld foto$-%lld de fotos%*%lld fotostFoto %1$lld de %2$lldtNo s’ha pogut c\
arregar la foto.tObre la fototDesa la fototObre l’app per llegir el missatge.p#!)%lld foto$-%lld de fotos%*%ll\
d fotostL’equip d’assistènciap#!2%1$@ (%2$lld foto)$6%1$@ (%2$lld de fotos)%3%1$@ (%2$lld fotos)t%@ t’ha envia\
t un missatgetValora l’app a l’App StoretLa teva ressenya a l’App Store ajuda altres persones a descobrir l’ap\
p.tT’agrada %@?tEns alegra saber que ja funciona! Si t’agrada {app}, ens podries deixar una ressenya breu a l’\
App Store?tMoltes gràcies per les teves paraules! Si tens un moment, una ressenya breu sobre {app} a l’App Sto\
re ens ajudaria molt.tGràcies per fer servir {app}! Si t’agrada, t’agrairíem molt una ressenya breu a l’App St\
ore.p#!5d’aquí a %lld hora$:d’aquí a %lld d’hores%6d’aquí a %lld horesp#!6d’aquí a %lld minut$:d’aquí a %lld d\
e minuts%7d’aquí a %lld minutsp#!6d’aquí a %lld segon$:d’aquí a %lld de segons%7d’aquí a %lld segons(+''(5-4)B\
!:7.(5S#F!A!.0,T\"/V\"4.(2A!E!<-5*%'*,=0*<K!J\"L!A!D!>B\"@!@!Q!>6D!^&5B!4=:R!6?0.N!R!-V\"26_!3T#R#T#A\"A\"E\"t\
ZrušittKopírovattSmazattHotovotTeď netOtevřít NastavenítZkusit znovutKonverzace s týmemtZavříttPřejít na nejno\
vější zprávutNačíst starší zprávytNačítání zpráv…tNové zprávytPodporatNáš tým píše…p$!:%lld nepřečtená zpráva#\
:%lld nepřečtené zprávy$:%lld nepřečtené zprávy%;%lld nepřečtených zprávtPíšete si přímo s naším týmem.tDotaz,\
 připomínka, nebo chyba?tVaše zprávatPřipojit fotkutFotoaparátp$!1Zbývá %lld znak#4Zbývají %lld znaky$2Zbývá %\
lld znaku%3Zbývá %lld znakůtKnihovna fotekp$!3Vybrána %lld fotka#3Vybrány %lld fotky$3Vybráno %lld fotky%3Vybr\
áno %lld fotektNapište zprávu…tOdebrat fotkutOdeslattPřipojování…tŽádné připojení k internetutŽivé aktualizace\
 jsou pozastavenétObnovování připojení…tAktualizovattPřipojení obnovenotDatum: %@tDnestVčeratDoručenotNeodeslá\
notKlepnutím to zkusíte znovutOdesílání…tOdeslánotČeká se na připojení…tV tomto chatu nemůžete posílat zprávy.\
tChcete-li pořídit fotku, povolte v Nastavení přístup k fotoaparátu.tNěco se pokazilo. Zkuste to prosím znovu.\
tZprávy se nepodařilo načíst.tVaše zpráva je příliš dlouhá.tFotku se nepodařilo přidat.tChcete-li vybrat fotku\
, povolte v Nastavení přístup k fotkám.tTato fotka je příliš velká.tZprávu se nepodařilo odeslat.tServer neodp\
ovídá. Zkuste to prosím později.tPodpora teď není dostupná.tDosažen limit zprávtDalší zprávu můžete poslat %@.\
p$!T!Ke zprávě můžete připojit nejvýše %lld fotku.#T!Ke zprávě můžete připojit nejvýše %lld fotky.$T!Ke zprávě\
 můžete připojit nejvýše %lld fotky.%T!Ke zprávě můžete připojit nejvýše %lld fotek.tDosažen limit fotektDalší\
 fotky můžete poslat %@.tČas odeslání: %@tZpráva od týmu, %1$@: %2$@tVaše zpráva, %1$@: %2$@p$!*%lld fotka#*%l\
ld fotky$*%lld fotky%*%lld fotektFotka %1$lld z %2$lldtFotku se nepodařilo načíst.tOtevřít fotkutUložit fotkut\
Zprávu si přečtete po otevření aplikace.p$!*%lld fotka#*%lld fotky$*%lld fotky%*%lld fotektTým podporyp$!3%1$@\
 (%2$lld fotka)#3%1$@ (%2$lld fotky)$3%1$@ (%2$lld fotky)%3%1$@ (%2$lld fotek)t%@: nová zprávatOhodnotit v App\
 StorutVaše recenze v App Storu pomůže ostatním aplikaci objevit.tLíbí se vám %@?tJsme rádi, že už vše funguje\
! Pokud se vám aplikace {app} líbí, potěší nás krátká recenze v App Storu.tDěkujeme za milá slova! Pokud máte \
chvilku, krátká recenze aplikace {app} v App Storu by nám velmi pomohla.tDěkujeme, že používáte aplikaci {app}\
! Pokud se vám líbí, budeme vděční za krátkou recenzi v App Storu.p$!.za %lld hodinu#.za %lld hodiny$.za %lld \
hodiny%-za %lld hodinp$!.za %lld minutu#.za %lld minuty$.za %lld minuty%-za %lld minutp$!/za %lld sekundu#/za \
%lld sekundy$/za %lld sekundy%.za %lld sekund)'%((3+3$683-(2M!C!E!+.'H!.E!3+%8:@!;(,)&'(+8*&:I!]!<>8=A\"5>I!H!\
?6C#<<->796:*-B!9.K!13^!3Y#O#P#?C!D!tAnnullertKopiertSlettFærdigtIkke nutÅbn IndstillingertPrøv igentSamtale m\
ed teamettLuktGå til nyeste beskedtHent tidligere beskedertHenter beskeder…tNye beskedertSupporttTeamet skrive\
r…p\"!2%lld ulæst besked%5%lld ulæste beskedertDu chatter direkte med vores team.tSpørgsmål, feedback eller en\
 fejl?tDin beskedtVedhæft fototKamerap\"!1%lld tegn tilbage%1%lld tegn tilbagetFotobibliotekp\"!/%lld foto val\
gt%0%lld fotos valgttSkriv en besked…tFjern fototSendtOpretter forbindelse…tIngen internetforbindelsetLiveopda\
tering er sat på pausetGenopretter forbindelse…tOpdatertOnline igentDato: %@tI dagtI gårtLeverettIkke sendttTr\
yk for at prøve igentSender…tSendttVenter på forbindelse…tDu kan ikke sende beskeder i denne chat.tGiv adgang \
til kameraet i Indstillinger for at tage et foto.tNoget gik galt. Prøv igen.tBeskederne kunne ikke hentes.tDin\
 besked er for lang.tFotoet kunne ikke tilføjes.tGiv adgang til dine fotos i Indstillinger for at vælge et fot\
o.tFotoet er for stort.tDin besked kunne ikke sendes.tServeren svarer ikke. Prøv igen senere.tSupporten er ikk\
e tilgængelig lige nu.tGrænsen for beskeder er nåettDu kan sende igen %@.p\"!M!Du kan vedhæfte højst %lld foto\
 pr. besked.%N!Du kan vedhæfte højst %lld fotos pr. besked.tGrænsen for fotos er nåettDu kan sende fotos igen \
%@.tSendt kl. %@tBesked fra teamet, %1$@: %2$@tDin besked, %1$@: %2$@p\"!)%lld foto%*%lld fotostFoto %1$lld af\
 %2$lldtFotoet kunne ikke hentes.tÅbn fototArkiver fototÅbn appen for at læse beskeden.p\"!)%lld foto%*%lld fo\
tostSupportteametp\"!2%1$@ (%2$lld foto)%3%1$@ (%2$lld fotos)tNy besked fra %@tBedøm i App StoretDin anmeldels\
e i App Store hjælper andre med at finde appen.tEr du glad for %@?tDejligt at høre, at det virker nu! Hvis du \
er glad for {app}, må du meget gerne skrive en kort anmeldelse i App Store.tTak for de pæne ord! Hvis du har e\
t øjeblik, ville en kort anmeldelse af {app} i App Store hjælpe os meget.tTak, fordi du bruger {app}! Hvis du \
er glad for appen, sætter vi stor pris på en kort anmeldelse i App Store.p\"!,om %lld time%-om %lld timerp\"!-\
om %lld minut%0om %lld minutterp\"!.om %lld sekund%0om %lld sekunder*))',61:+7;@!1(7Z!L!B!//'H!.Q!9/'A!9?G!..*\
&(+/B!3);U!W\"^!N!<K!X\":M!C\"J!:A![#3D!/?;97F!--P!93K!96^!3B$N$V#C!C!E!tAbbrechentKopierentLöschentFertigtJet\
zt nichttEinstellungen öffnentErneut versuchentUnterhaltung mit dem TeamtSchließentZur neuesten NachrichttFrüh\
ere Nachrichten ladentNachrichten werden geladen\u{a0}…tNeue NachrichtentSupporttDas Team schreibt\u{a0}…p\"!9\
%lld ungelesene Nachricht%;%lld ungelesene NachrichtentHier schreiben Sie direkt mit unserem Team.tFragen, Fee\
dback oder ein Fehler?tIhre NachrichttFoto anhängentKamerap\"!1Noch %lld Zeichen%1Noch %lld ZeichentFotomediat\
hekp\"!5%lld Foto ausgewählt%6%lld Fotos ausgewählttNachricht schreiben\u{a0}…tFoto entfernentSendentVerbindun\
g wird hergestellt\u{a0}…tKeine InternetverbindungtLive-Aktualisierung angehaltentVerbindung wird wiederherges\
tellt\u{a0}…tAktualisierentWieder onlinetDatum: %@tHeutetGesterntZugestellttNicht gesendettTippen, um es erneu\
t zu versuchentWird gesendet\u{a0}…tGesendettWarten auf Verbindung\u{a0}…tSie können in diesem Chat keine Nach\
richten senden.tUm ein Foto aufzunehmen, erlauben Sie in den Einstellungen den Zugriff auf die Kamera.tEs ist \
ein Fehler aufgetreten. Bitte versuchen Sie es erneut.tDie Nachrichten konnten nicht geladen werden.tIhre Nach\
richt ist zu lang.tDas Foto konnte nicht hinzugefügt werden.tUm ein Foto auszuwählen, erlauben Sie in den Eins\
tellungen den Zugriff auf Ihre Fotos.tDieses Foto ist zu groß.tIhre Nachricht konnte nicht gesendet werden.tDe\
r Server antwortet nicht. Bitte versuchen Sie es später erneut.tDer Support ist derzeit nicht verfügbar.tNachr\
ichtenlimit erreichttSie können %@ wieder schreiben.p\"!Y!Sie können pro Nachricht höchstens %lld Foto anhänge\
n.%Z!Sie können pro Nachricht höchstens %lld Fotos anhängen.tFotolimit erreichttSie können %@ wieder Fotos sen\
den.tGesendet um %@tNachricht vom Team, %1$@: %2$@tIhre Nachricht, %1$@: %2$@p\"!)%lld Foto%*%lld FotostFoto %\
1$lld von %2$lldtDas Foto konnte nicht geladen werden.tFoto öffnentFoto sicherntÖffnen Sie die App, um die Nac\
hricht zu lesen.p\"!)%lld Foto%*%lld FotostUnser Support-Teamp\"!2%1$@ (%2$lld Foto)%3%1$@ (%2$lld Fotos)t%@ h\
at Ihnen geschriebentIm App Store bewertentIhre Rezension im App Store hilft anderen, die App zu finden.tGefäl\
lt Ihnen %@?tSchön, dass jetzt alles funktioniert! Wenn Sie mit {app} zufrieden sind, freuen wir uns über eine\
 kurze Rezension im App Store.tVielen Dank für die freundlichen Worte! Wenn Sie einen Moment Zeit haben, würde\
 uns eine kurze Rezension zu {app} im App Store sehr helfen.tDanke, dass Sie {app} verwenden! Wenn Ihnen die A\
pp gefällt, freuen wir uns über eine kurze Rezension im App Store.p\"!.in %lld Stunde%/in %lld Stundenp\"!.in \
%lld Minute%/in %lld Minutenp\"!/in %lld Sekunde%0in %lld Sekunden/31+0B!<J!1]!Y!E!85J!F#P\"_!9J!-^\"L!H#D!H!1\
2_!X!<1O!9-)58R!41H!F#X$]!J\"[!P\"I%C\"S\"G#Y\"P!W!N&T!P\">R!E!Z!J!N\"F!L!Y\"Z!B!N\"8F!^#=R%U&_%H!N!L\"tΑκύρωσ\
ηtΑντιγραφήtΔιαγραφήtΤέλοςtΌχι τώραtΆνοιγμα ΡυθμίσεωνtΝέα προσπάθειαtΣυνομιλία με την ομάδαtΚλείσιμοtΜετάβαση \
στο πιο πρόσφατο μήνυμαtΦόρτωση παλαιότερων μηνυμάτωνtΦόρτωση μηνυμάτων…tΝέα μηνύματαtΥποστήριξηtΗ ομάδα πληκτ\
ρολογεί…p\"!M!%lld μη αναγνωσμένο μήνυμα%Q!%lld μη αναγνωσμένα μηνύματαtΕδώ συνομιλείτε απευθείας με την ομάδα\
 μας.tΕρωτήσεις, σχόλια ή κάποιο σφάλμα;tΤο μήνυμά σαςtΕπισύναψη φωτογραφίαςtΚάμεραp\"!J!Απομένει %lld χαρακτή\
ρας%L!Απομένουν %lld χαρακτήρεςtΒιβλιοθήκη φωτογραφιώνp\"!N!Επιλέχθηκε %lld φωτογραφία%R!Επιλέχθηκαν %lld φωτο\
γραφίεςtΓράψτε ένα μήνυμα…tΑφαίρεση φωτογραφίαςtΑποστολήtΣύνδεση…tΔεν υπάρχει σύνδεση στο διαδίκτυοtΖωντανές ε\
νημερώσεις σε παύσηtΕπανασύνδεση…tΑνανέωσηtΗ σύνδεση αποκαταστάθηκεtΗμερομηνία: %@tΣήμεραtΧθεςtΠαραδόθηκεtΔεν \
στάλθηκεtΑγγίξτε για νέα προσπάθειαtΑποστολή…tΣτάλθηκεtΑναμονή για σύνδεση…tΔεν μπορείτε να στείλετε μηνύματα \
σε αυτή τη συνομιλία.tΓια να τραβήξετε φωτογραφία, επιτρέψτε την πρόσβαση στην κάμερα από τις Ρυθμίσεις.tΚάτι \
πήγε στραβά. Δοκιμάστε ξανά.tΔεν ήταν δυνατή η φόρτωση των μηνυμάτων.tΤο μήνυμά σας είναι πολύ μεγάλο.tΔεν ήτα\
ν δυνατή η προσθήκη της φωτογραφίας.tΓια να επιλέξετε φωτογραφία, επιτρέψτε την πρόσβαση στις φωτογραφίες σας \
από τις Ρυθμίσεις.tΑυτή η φωτογραφία είναι πολύ μεγάλη.tΔεν ήταν δυνατή η αποστολή του μηνύματός σας.tΟ διακομ\
ιστής δεν αποκρίνεται. Δοκιμάστε ξανά αργότερα.tΗ υποστήριξη δεν είναι διαθέσιμη αυτή τη στιγμή.tΦτάσατε το όρ\
ιο μηνυμάτωνtΘα μπορείτε να γράψετε ξανά %@.p\"!B#Μπορείτε να επισυνάψετε έως %lld φωτογραφία ανά μήνυμα.%D#Μπ\
ορείτε να επισυνάψετε έως %lld φωτογραφίες ανά μήνυμα.tΦτάσατε το όριο φωτογραφιώνtΘα μπορείτε να στείλετε ξαν\
ά φωτογραφίες %@.tΏρα αποστολής: %@tΜήνυμα από την ομάδα, %1$@: %2$@tΤο μήνυμά σας, %1$@: %2$@p\"!9%lld φωτογρ\
αφία%;%lld φωτογραφίεςtΦωτογραφία %1$lld από %2$lldtΔεν ήταν δυνατή η φόρτωση της φωτογραφίας.tΆνοιγμα φωτογρα\
φίαςtΑποθήκευση φωτογραφίαςtΑνοίξτε την εφαρμογή για να διαβάσετε το μήνυμα.p\"!9%lld φωτογραφία%;%lld φωτογρα\
φίεςtΟμάδα υποστήριξηςp\"!B!%1$@ (%2$lld φωτογραφία)%D!%1$@ (%2$lld φωτογραφίες)t%@: νέο μήνυμαtΑξιολόγηση στο\
 App StoretΗ κριτική σας στο App Store βοηθά και άλλους να ανακαλύψουν την εφαρμογή.tΣας αρέσει το %@;tΧαιρόμα\
στε που τώρα λειτουργεί! Αν σας αρέσει το {app}, θα μας αφήνατε μια σύντομη κριτική στο App Store;tΕυχαριστούμ\
ε για τα καλά σας λόγια! Αν έχετε λίγο χρόνο, μια σύντομη κριτική για το {app} στο App Store θα μας βοηθούσε π\
ολύ.tΕυχαριστούμε που χρησιμοποιείτε το {app}! Αν σας αρέσει, θα εκτιμούσαμε πολύ μια σύντομη κριτική στο App \
Store.p\"!0σε %lld ώρα%2σε %lld ώρεςp\"!4σε %lld λεπτό%4σε %lld λεπτάp\"!B!σε %lld δευτερόλεπτο%B!σε %lld δευτ\
ερόλεπτα)')&).+<'6;50(?L\"R!I!+.(K\")Q\"6,'.9C!0+7*$%*+>,(7H!@\"O!F!?A!@\";C!Y!P!E!>I%B!B!3?7H!6@!+-B!H!(C\"48\
F\"/T#Y#C#F\"L\"O\"tCancelartCopiartEliminartHechotAhora notAbrir AjustestReintentartConversación con el equip\
otCerrartIr al último mensajetCargar mensajes anteriorestCargando mensajes…tMensajes nuevostSoportetEl equipo \
está escribiendo…p#!5%lld mensaje sin leer$9%lld de mensajes sin leer%6%lld mensajes sin leertEstás chateando \
directamente con nuestro equipo.t¿Preguntas, sugerencias o algún fallo?tTu mensajetAdjuntar fototCámarap#!4Que\
da %lld carácter$9Quedan %lld de caracteres%6Quedan %lld caracterestFototecap#!6%lld foto seleccionada$;%lld d\
e fotos seleccionadas%8%lld fotos seleccionadastEscribe un mensaje…tQuitar fototEnviartConectando…tSin conexió\
n a internettActualización en directo en pausatReconectando…tActualizartConexión restablecidatFecha: %@tHoytAy\
ertEntregadotNo enviadotToca para volver a intentarlotEnviando…tEnviadotEsperando conexión…tNo puedes enviar m\
ensajes en este chat.tPara hacer una foto, permite el acceso a la cámara en Ajustes.tSe ha producido un error.\
 Inténtalo de nuevo.tNo se han podido cargar los mensajes.tTu mensaje es demasiado largo.tNo se ha podido añad\
ir la foto.tPara elegir una foto, permite el acceso a tus fotos en Ajustes.tEsta foto ocupa demasiado.tNo se h\
a podido enviar tu mensaje.tEl servidor no responde. Inténtalo de nuevo más tarde.tEl soporte no está disponib\
le en este momento.tHas alcanzado el límite de mensajestPodrás volver a escribir %@.p#!S!Puedes adjuntar %lld \
foto por mensaje como máximo.$W!Puedes adjuntar %lld de fotos por mensaje como máximo.%T!Puedes adjuntar %lld \
fotos por mensaje como máximo.tHas alcanzado el límite de fotostPodrás volver a enviar fotos %@.tHora de envío\
: %@tMensaje del equipo, %1$@: %2$@tTu mensaje, %1$@: %2$@p#!)%lld foto$-%lld de fotos%*%lld fotostFoto %1$lld\
 de %2$lldtNo se ha podido cargar la foto.tAbrir fototGuardar fototAbre la app para leer el mensaje.p#!)%lld f\
oto$-%lld de fotos%*%lld fotostSoportep#!2%1$@ (%2$lld foto)$6%1$@ (%2$lld de fotos)%3%1$@ (%2$lld fotos)tNuev\
o mensaje de %@tValorar en el App StoretTu reseña en el App Store ayuda a otras personas a descubrir la app.t¿\
Te gusta %@?t¡Nos alegra saber que ya funciona! Si te gusta {app}, ¿te importaría dejarnos una breve reseña en\
 el App Store?t¡Muchas gracias por tus palabras! Si tienes un momento, una breve reseña de {app} en el App Sto\
re nos ayudaría mucho.t¡Gracias por usar {app}! Si te gusta, te agradeceríamos mucho una breve reseña en el Ap\
p Store.p#!3dentro de %lld hora$7dentro de %lld de horas%4dentro de %lld horasp#!5dentro de %lld minuto$9dentr\
o de %lld de minutos%6dentro de %lld minutosp#!6dentro de %lld segundo$:dentro de %lld de segundos%7dentro de \
%lld segundos)')&)523'<;50(?Q\"O!I!+2(K\")Q\"6.'.9A!8+3*$%*-<,(7H!G\"E!D!?<G\"?>V!O!B!A!T$?>3?7H!6;+-A!H!(C\"4\
:F\"8D#_#O#Q!W!Z!tCancelartCopiartEliminartListotAhora notAbrir ConfiguracióntIntentar de nuevotChat con el eq\
uipotCerrartIr al mensaje más recientetCargar mensajes anteriorestCargando mensajes…tMensajes nuevostSoportetE\
l equipo está escribiendo…p#!6%lld mensaje no leído$;%lld de mensajes no leídos%8%lld mensajes no leídostAquí \
chateas directamente con nuestro equipo.t¿Preguntas, comentarios o algún error?tTu mensajetAdjuntar una fototC\
ámarap#!4Queda %lld carácter$9Quedan %lld de caracteres%6Quedan %lld caracterestFototecap#!6%lld foto seleccio\
nada$;%lld de fotos seleccionadas%8%lld fotos seleccionadastEscribe un mensaje…tEliminar fototEnviartConectand\
o…tSin conexión a internettActualizaciones en vivo en pausatVolviendo a conectar…tActualizartDe nuevo en línea\
tFecha: %@tHoytAyertEntregadotNo se enviótToca para intentar de nuevotEnviando…tEnviadotEsperando conexión…tNo\
 puedes enviar mensajes en este chat.tPara tomar una foto, permite el acceso a la cámara en Configuración.tOcu\
rrió un error. Intenta de nuevo.tNo se pudieron cargar los mensajes.tTu mensaje es demasiado largo.tNo se pudo\
 agregar la foto.tPara elegir una foto, permite el acceso a tus fotos en Configuración.tEsta foto es demasiado\
 grande.tNo se pudo enviar tu mensaje.tEl servidor no responde. Intenta de nuevo más tarde.tEl soporte no está\
 disponible por el momento.tAlcanzaste el límite de mensajestPodrás enviar más mensajes %@.p#!L!Puedes adjunta\
r hasta %lld foto por mensaje.$P!Puedes adjuntar hasta %lld de fotos por mensaje.%M!Puedes adjuntar hasta %lld\
 fotos por mensaje.tAlcanzaste el límite de fotostPodrás enviar más fotos %@.tHora de envío: %@tMensaje del eq\
uipo, %1$@: %2$@tTu mensaje, %1$@: %2$@p#!)%lld foto$-%lld de fotos%*%lld fotostFoto %1$lld de %2$lldtNo se pu\
do cargar la foto.tAbrir fototGuardar fototAbre la app para ver el mensaje.p#!)%lld foto$-%lld de fotos%*%lld \
fotostSoportep#!2%1$@ (%2$lld foto)$6%1$@ (%2$lld de fotos)%3%1$@ (%2$lld fotos)tMensaje nuevo de %@tCalificar\
 en el App StoretTu reseña en el App Store ayuda a otras personas a encontrar la app.t¿Te está gustando %@?t¡Q\
ué bueno que ya funciona! Si te gusta {app}, ¿nos dejarías una breve reseña en el App Store?t¡Gracias por tus \
amables palabras! Si tienes un momento, una breve reseña de {app} en el App Store nos ayudaría muchísimo.t¡Gra\
cias por usar {app}! Si te está gustando, nos encantaría que dejaras una breve reseña en el App Store.p#!,en %\
lld hora$0en %lld de horas%-en %lld horasp#!.en %lld minuto$2en %lld de minutos%/en %lld minutosp#!/en %lld se\
gundo$3en %lld de segundos%0en %lld segundos&''''/19&:660%4T!L!R!),'T!-I!3,)15@!;*0,*&+6?1+7T!\\!F!;:9\\!5A!Q!\
H!6D!D#4@!2=59>7*.=9*K!47A\"<H$^#V#N!R!R!tKumoatKopioitPoistatValmistEi nyttAvaa AsetuksettYritä uudelleentKes\
kustelu tiimin kanssatSuljetSiirry uusimpaan viestiintLataa aiemmat viestittLadataan viestejä…tUusia viestejät\
TukitTiimi kirjoittaa…p\"!5%lld lukematon viesti%9%lld lukematonta viestiätTäällä juttelet suoraan tiimimme ka\
nssa.tKysyttävää, palautetta vai löysitkö virheen?tViestisitLiitä kuvatKamerap\"!6%lld merkki jäljellä%8%lld m\
erkkiä jäljellätKuvakirjastop\"!1%lld kuva valittu%2%lld kuvaa valittutKirjoita viesti…tPoista kuvatLähetätYhd\
istetään…tEi internetyhteyttätAutomaattinen päivitys tauollatYhdistetään uudelleen…tPäivitätYhteys palautuitPä\
ivä: %@tTänääntEilentToimitettutLähetys epäonnistuitYritä uudelleen napauttamallatLähetetään…tLähetettytOdotet\
aan yhteyttä…tEt voi lähettää viestejä tässä keskustelussa.tJos haluat ottaa kuvan, salli kameran käyttö Asetu\
ksissa.tJokin meni pieleen. Yritä uudelleen.tViestejä ei voitu ladata.tViestisi on liian pitkä.tKuvaa ei voitu\
 lisätä.tJos haluat valita kuvan, salli kuvien käyttö Asetuksissa.tKuva on liian suuri.tViestiäsi ei voitu läh\
ettää.tPalvelin ei vastaa. Yritä myöhemmin uudelleen.tTuki ei ole juuri nyt käytettävissä.tViestiraja saavutet\
tutVoit taas lähettää viestejä %@.p\"!N!Voit liittää viestiin enintään %lld kuvan.%N!Voit liittää viestiin eni\
ntään %lld kuvaa.tKuvaraja saavutettutVoit taas lähettää kuvia %@.tLähetetty klo %@tViesti tiimiltä, %1$@: %2$\
@tViestisi, %1$@: %2$@p\"!)%lld kuva%*%lld kuvaatKuva %1$lld, yhteensä %2$lldtKuvaa ei voitu ladata.tAvaa kuva\
tTallenna kuvatAvaa sovellus ja lue viesti.p\"!)%lld kuva%*%lld kuvaatTukitiimip\"!2%1$@ (%2$lld kuva)%3%1$@ (\
%2$lld kuvaa)t%@ lähetti viestintArvostele App StoressatArvostelusi App Storessa auttaa muita löytämään sovell\
uksen.tPidätkö sovelluksesta %@?tMukava kuulla, että kaikki toimii nyt! Jos olet tyytyväinen sovellukseen {app\
}, kirjoittaisitko siitä lyhyen arvostelun App Storeen?tKiitos kauniista sanoista! Jos sinulla on hetki aikaa,\
 lyhyt App Store -arvostelu sovelluksesta {app} auttaisi meitä paljon.tKiitos, että käytät sovellusta {app}! J\
os pidät siitä, olisimme kiitollisia lyhyestä arvostelusta App Storessa.p\"!4%lld tunnin kuluttua%4%lld tunnin\
 kuluttuap\"!6%lld minuutin kuluttua%6%lld minuutin kuluttuap\"!6%lld sekunnin kuluttua%6%lld sekunnin kuluttu\
a('*)*1+>'9B!;2+H!K\"O!C!.2/W\"-]\"71(6:B!8+4+.%+,82(;@\"S\"R!D!=A!K\"B!F!Z!V!<D!U%:O!.E!<N!9@!05E!N!;I\"=8N\"\
2T$K$O#^!@\"C\"tAnnulertCopiertSupprimertTerminétPlus tardtOuvrir RéglagestRéessayertConversation avec l’équip\
etFermertAller au dernier messagetCharger les messages précédentstChargement des messages…tNouveaux messagestA\
ssistancetL’équipe est en train d’écrire…p#!4%lld\u{a0}message non lu$9%lld\u{a0}de messages non lus%6%lld\u{a0}\
messages non lustVous échangez directement avec notre équipe.tUne question, un avis ou un bug\u{a0}?tVotre mes\
sagetJoindre une phototAppareil photop#!8%lld\u{a0}caractère restant$=%lld\u{a0}de caractères restants%:%lld\u{a0}\
caractères restantstPhotothèquep#!:%lld\u{a0}photo sélectionnée$?%lld\u{a0}de photos sélectionnées%<%lld\u{a0}\
photos sélectionnéestÉcrivez un message…tRetirer la phototEnvoyertConnexion en cours…tAucune connexion Interne\
ttActualisation en direct suspenduetReconnexion en cours…tActualisertDe nouveau en lignetDate\u{a0}: %@tAujour\
d’huitHiertDistribuétNon envoyétTouchez pour réessayertEnvoi en cours…tEnvoyétEn attente de connexion…tVous ne\
 pouvez pas envoyer de messages dans cette conversation.tPour prendre une photo, autorisez l’accès à l’apparei\
l photo dans Réglages.tUne erreur s’est produite. Veuillez réessayer.tImpossible de charger les messages.tVotr\
e message est trop long.tImpossible d’ajouter la photo.tPour choisir une photo, autorisez l’accès à vos photos\
 dans Réglages.tCette photo est trop volumineuse.tImpossible d’envoyer votre message.tLe serveur ne répond pas\
. Veuillez réessayer plus tard.tL’assistance n’est pas disponible pour le moment.tLimite de messages atteintet\
Vous pourrez de nouveau écrire %@.p#!W!Vous pouvez joindre jusqu’à %lld\u{a0}photo par message.$[!Vous pouvez \
joindre jusqu’à %lld\u{a0}de photos par message.%X!Vous pouvez joindre jusqu’à %lld\u{a0}photos par message.tL\
imite de photos atteintetVous pourrez de nouveau envoyer des photos %@.tEnvoyé à %@tMessage de l’équipe, %1$@\u{a0}\
: %2$@tVotre message, %1$@\u{a0}: %2$@p#!+%lld\u{a0}photo$/%lld\u{a0}de photos%,%lld\u{a0}photostPhoto %1$lld\u{a0}\
sur %2$lldtImpossible de charger la photo.tOuvrir la phototEnregistrer la phototOuvrez l’app pour lire le mess\
age.p#!+%lld\u{a0}photo$/%lld\u{a0}de photos%,%lld\u{a0}photostL’équipe d’assistancep#!4%1$@ (%2$lld\u{a0}phot\
o)$8%1$@ (%2$lld\u{a0}de photos)%5%1$@ (%2$lld\u{a0}photos)t%@ vous a envoyé un messagetNoter sur l’App Storet\
Votre avis sur l’App Store aide d’autres personnes à découvrir l’app.t%@ vous plaît\u{a0}?tNous sommes ravis d\
e savoir que tout fonctionne à présent\u{a0}! Si {app} vous plaît, accepteriez-vous de laisser un court avis s\
ur l’App Store\u{a0}?tMerci pour ce gentil message\u{a0}! Si vous avez un instant, un court avis sur l’App Sto\
re nous aiderait beaucoup à faire connaître {app}.tMerci d’utiliser {app}\u{a0}! Si l’app vous plaît, un court\
 avis sur l’App Store nous ferait très plaisir.p#!0dans %lld\u{a0}heure$5dans %lld\u{a0}d’heures%1dans %lld\u{a0}\
heuresp#!1dans %lld\u{a0}minute$5dans %lld\u{a0}de minutes%2dans %lld\u{a0}minutesp#!2dans %lld\u{a0}seconde$6\
dans %lld\u{a0}de secondes%3dans %lld\u{a0}secondes('*)/53<'A!B!;2(6K\"O!J!.2/X\"-]\"71(B!:C!C!+3+.%'4@!2(@![!\
W\"W!L!=F!O\"=J!B\"T!<M!L%:K!.E!<N!9F!05M!N!7I\"1<[\"/]$L#P$^!@\"C\"tAnnulertCopiertSupprimertTerminétPas main\
tenanttOuvrir les réglagestEssayer à nouveautClavardage avec l’équipetFermertAller au message le plus récenttA\
fficher les messages antérieurstChargement des messages…tNouveaux messagestSoutientL’équipe écrit…p#!4%lld\u{a0}\
message non lu$9%lld\u{a0}de messages non lus%6%lld\u{a0}messages non lustVous clavardez directement avec notr\
e équipe.tUne question, un commentaire ou un bogue?tVotre messagetAjouter une phototAppareil photop#!9Il reste\
 %lld\u{a0}caractère$=Il reste %lld\u{a0}de caractères%:Il reste %lld\u{a0}caractèrestPhotothèquep#!:%lld\u{a0}\
photo sélectionnée$?%lld\u{a0}de photos sélectionnées%<%lld\u{a0}photos sélectionnéestRédigez un message…tReti\
rer la phototEnvoyertÉtablissement de la connexion…tPas de connexion InternettMises à jour en direct suspendue\
stRétablissement de la connexion…tActualisertDe retour en lignetDate\u{a0}: %@tAujourd’huitHiertLivrétÉchec de\
 l’envoitTouchez pour essayer à nouveautEnvoi en cours…tEnvoyétEn attente d’une connexion…tVous ne pouvez pas \
envoyer de messages dans ce clavardage.tPour prendre une photo, autorisez l’accès à l’appareil photo dans les \
réglages.tUn problème est survenu. Veuillez essayer à nouveau.tLes messages n’ont pas pu être chargés.tVotre m\
essage est trop long.tLa photo n’a pas pu être ajoutée.tPour choisir une photo, autorisez l’accès à vos photos\
 dans les réglages.tCette photo est trop lourde.tVotre message n’a pas pu être envoyé.tLe serveur ne répond pa\
s. Veuillez essayer à nouveau plus tard.tLe soutien n’est pas disponible pour l’instant.tLimite de messages at\
teintetVous pourrez envoyer d’autres messages %@.p#!T!Vous pouvez ajouter au plus %lld\u{a0}photo par message.\
$X!Vous pouvez ajouter au plus %lld\u{a0}de photos par message.%U!Vous pouvez ajouter au plus %lld\u{a0}photos\
 par message.tLimite de photos atteintetVous pourrez envoyer d’autres photos %@.tEnvoyé à %@tMessage de l’équi\
pe, %1$@\u{a0}: %2$@tVotre message, %1$@\u{a0}: %2$@p#!+%lld\u{a0}photo$/%lld\u{a0}de photos%,%lld\u{a0}photos\
tPhoto %1$lld\u{a0}sur %2$lldtLa photo n’a pas pu être chargée.tOuvrir la phototEnregistrer la phototOuvrez l’\
application pour lire le message.p#!+%lld\u{a0}photo$/%lld\u{a0}de photos%,%lld\u{a0}photostL’équipe de soutie\
np#!4%1$@ (%2$lld\u{a0}photo)$8%1$@ (%2$lld\u{a0}de photos)%5%1$@ (%2$lld\u{a0}photos)t%@ vous a écrittÉvaluer\
 dans l’App StoretVotre évaluation dans l’App Store aide d’autres personnes à trouver l’application.tVous aime\
z %@?tNous sommes heureux d’apprendre que tout fonctionne maintenant! Si vous appréciez {app}, pourriez-vous l\
aisser une courte évaluation dans l’App Store?tMerci pour vos bons mots! Si vous avez un moment, évaluer {app}\
 dans l’App Store nous aiderait beaucoup.tMerci d’utiliser {app}! Si vous aimez l’application, nous vous serio\
ns reconnaissants de laisser une courte évaluation dans l’App Store.p#!0dans %lld\u{a0}heure$5dans %lld\u{a0}d\
’heures%1dans %lld\u{a0}heuresp#!1dans %lld\u{a0}minute$5dans %lld\u{a0}de minutes%2dans %lld\u{a0}minutesp#!2\
dans %lld\u{a0}seconde$6dans %lld\u{a0}de secondes%3dans %lld\u{a0}secondes17:4=F!G!P!4[!Z!^!=-H!J#W#R\"C!:3J\"\
I!D#@!A!0W!Y!^!A\"@!Y!4*39M!K\"M!6J\"\\\"Y$P#B\"E\"[!@%P!Q\"^$[!@\"H\"D(Z!B\"G!O!O!H!T!\\!:=H\"H!7Z!P!N!T$L!@(\
J(E'\\!B\"J\"tરદ કર\u{acb}tક\u{ac9}પ\u{abf} કર\u{acb}tડ\u{abf}લ\u{ac0}ટ કર\u{acb}tથઈ ગય\u{ac1}\u{a82}tહમણ\u{abe}\
\u{a82} નહ\u{ac0}\u{a82}tસ\u{ac7}ટ\u{abf}\u{a82}ગ\u{acd}સ ખ\u{acb}લ\u{acb}tફર\u{ac0} પ\u{acd}રય\u{abe}સ કર\u{acb}\
tટ\u{ac0}મ સ\u{abe}થ\u{ac7}ન\u{ac0} વ\u{abe}તચ\u{ac0}તtબ\u{a82}ધ કર\u{acb}tસ\u{acc}થ\u{ac0} નવ\u{abe} સ\u{a82}\
દ\u{ac7}શ\u{abe} પર જ\u{abe}ઓtઅગ\u{abe}ઉન\u{abe} સ\u{a82}દ\u{ac7}શ\u{abe} લ\u{acb}ડ કર\u{acb}tસ\u{a82}દ\u{ac7}\
શ\u{abe} લ\u{acb}ડ થઈ રહ\u{acd}ય\u{abe} છ\u{ac7}…tનવ\u{abe} સ\u{a82}દ\u{ac7}શ\u{abe}tસહ\u{abe}યtટ\u{ac0}મ લખ\u{ac0}\
 રહ\u{ac0} છ\u{ac7}…p\"!Q!%lld ન વ\u{abe}\u{a82}ચ\u{ac7}લ\u{acb} સ\u{a82}દ\u{ac7}શ\u{acb}%Q!%lld ન વ\u{abe}\u{a82}\
ચ\u{ac7}લ\u{abe} સ\u{a82}દ\u{ac7}શ\u{abe}tઅહ\u{ac0}\u{a82} તમ\u{ac7} સ\u{ac0}ધ\u{abe} અમ\u{abe}ર\u{ac0} ટ\u{ac0}\
મ સ\u{abe}થ\u{ac7} વ\u{abe}ત કર\u{ac0} રહ\u{acd}ય\u{abe} છ\u{acb}.tક\u{acb}ઈ પ\u{acd}રશ\u{acd}ન, પ\u{acd}રત\u{abf}\
ભ\u{abe}વ ક\u{ac7} સમસ\u{acd}ય\u{abe}?tતમ\u{abe}ર\u{acb} સ\u{a82}દ\u{ac7}શ\u{acb}tફ\u{acb}ટ\u{acb} જ\u{acb}ડ\u{acb}\
tક\u{ac5}મ\u{ac7}ર\u{abe}p\"!A!%lld અક\u{acd}ષર બ\u{abe}ક\u{ac0}%A!%lld અક\u{acd}ષર બ\u{abe}ક\u{ac0}tફ\u{acb}ટ\
\u{acb} લ\u{abe}ઇબ\u{acd}ર\u{ac7}ર\u{ac0}p\"!N!%lld ફ\u{acb}ટ\u{acb} પસ\u{a82}દ કર\u{acd}ય\u{acb}%N!%lld ફ\u{acb}\
ટ\u{abe} પસ\u{a82}દ કર\u{acd}ય\u{abe}tસ\u{a82}દ\u{ac7}શ\u{acb} લખ\u{acb}…tફ\u{acb}ટ\u{acb} દ\u{ac2}ર કર\u{acb}\
tમ\u{acb}કલ\u{acb}tકન\u{ac7}ક\u{acd}ટ થઈ રહ\u{acd}ય\u{ac1}\u{a82} છ\u{ac7}…tઇન\u{acd}ટરન\u{ac7}ટ કન\u{ac7}ક\u{acd}\
શન નથ\u{ac0}tલ\u{abe}ઇવ અપડ\u{ac7}ટ હમણ\u{abe}\u{a82} બ\u{a82}ધ છ\u{ac7}tફર\u{ac0} કન\u{ac7}ક\u{acd}ટ થઈ રહ\u{acd}\
ય\u{ac1}\u{a82} છ\u{ac7}…tર\u{abf}ફ\u{acd}ર\u{ac7}શ કર\u{acb}tકન\u{ac7}ક\u{acd}શન પ\u{abe}છ\u{ac1}\u{a82} આવ\u{acd}\
ય\u{ac1}\u{a82}tત\u{abe}ર\u{ac0}ખ: %@tઆજ\u{ac7}tગઈક\u{abe}લ\u{ac7}tપહ\u{acb}\u{a82}ચ\u{acd}ય\u{acb}tમ\u{acb}કલ\
\u{ac0} શક\u{abe}ય\u{acb} નહ\u{ac0}\u{a82}tફર\u{ac0} પ\u{acd}રય\u{abe}સ કરવ\u{abe} મ\u{abe}ટ\u{ac7} ટ\u{ac5}પ \
કર\u{acb}tમ\u{acb}કલ\u{abe}ઈ રહ\u{acd}ય\u{acb} છ\u{ac7}…tમ\u{acb}કલ\u{abe}ય\u{acb}tકન\u{ac7}ક\u{acd}શનન\u{ac0}\
 ર\u{abe}હ જ\u{acb}વ\u{abe}ઈ રહ\u{ac0} છ\u{ac7}…tતમ\u{ac7} આ ચ\u{ac5}ટમ\u{abe}\u{a82} સ\u{a82}દ\u{ac7}શ\u{abe}\
 મ\u{acb}કલ\u{ac0} શકત\u{abe} નથ\u{ac0}.tફ\u{acb}ટ\u{acb} લ\u{ac7}વ\u{abe} મ\u{abe}ટ\u{ac7} સ\u{ac7}ટ\u{abf}\u{a82}\
ગ\u{acd}સમ\u{abe}\u{a82} ક\u{ac5}મ\u{ac7}ર\u{abe}ન\u{abe} ઉપય\u{acb}ગન\u{ac0} પરવ\u{abe}નગ\u{ac0} આપ\u{acb}.tક\
\u{a82}ઈક ખ\u{acb}ટ\u{ac1}\u{a82} થય\u{ac1}\u{a82}. ક\u{ac3}પ\u{abe} કર\u{ac0}ન\u{ac7} ફર\u{ac0} પ\u{acd}રય\u{abe}\
સ કર\u{acb}.tસ\u{a82}દ\u{ac7}શ\u{abe} લ\u{acb}ડ થઈ શક\u{acd}ય\u{abe} નહ\u{ac0}\u{a82}.tતમ\u{abe}ર\u{acb} સ\u{a82}\
દ\u{ac7}શ\u{acb} ઘણ\u{acb} લ\u{abe}\u{a82}બ\u{acb} છ\u{ac7}.tફ\u{acb}ટ\u{acb} ઉમ\u{ac7}ર\u{ac0} શક\u{abe}ય\u{acb}\
 નહ\u{ac0}\u{a82}.tફ\u{acb}ટ\u{acb} પસ\u{a82}દ કરવ\u{abe} મ\u{abe}ટ\u{ac7} સ\u{ac7}ટ\u{abf}\u{a82}ગ\u{acd}સમ\u{abe}\
\u{a82} ફ\u{acb}ટ\u{abe}ન\u{abe} ઉપય\u{acb}ગન\u{ac0} પરવ\u{abe}નગ\u{ac0} આપ\u{acb}.tઆ ફ\u{acb}ટ\u{acb} ઘણ\u{acb}\
 મ\u{acb}ટ\u{acb} છ\u{ac7}.tતમ\u{abe}ર\u{acb} સ\u{a82}દ\u{ac7}શ\u{acb} મ\u{acb}કલ\u{ac0} શક\u{abe}ય\u{acb} નહ\u{ac0}\
\u{a82}.tસર\u{acd}વર જવ\u{abe}બ આપત\u{ac1}\u{a82} નથ\u{ac0}. ક\u{ac3}પ\u{abe} કર\u{ac0}ન\u{ac7} થ\u{acb}ડ\u{ac0}\
 વ\u{abe}ર પછ\u{ac0} ફર\u{ac0} પ\u{acd}રય\u{abe}સ કર\u{acb}.tસહ\u{abe}ય હમણ\u{abe}\u{a82} ઉપલબ\u{acd}ધ નથ\u{ac0}\
.tસ\u{a82}દ\u{ac7}શ\u{abe}ન\u{ac0} મર\u{acd}ય\u{abe}દ\u{abe} આવ\u{ac0} ગઈtતમ\u{ac7} %@ ફર\u{ac0} સ\u{a82}દ\u{ac7}\
શ\u{abe} મ\u{acb}કલ\u{ac0} શકશ\u{acb}.p\"!^#તમ\u{ac7} એક સ\u{a82}દ\u{ac7}શ\u{abe} સ\u{abe}થ\u{ac7} વધ\u{ac1}મ\u{abe}\
\u{a82} વધ\u{ac1} %lld ફ\u{acb}ટ\u{acb} જ\u{acb}ડ\u{ac0} શક\u{acb} છ\u{acb}.%^#તમ\u{ac7} એક સ\u{a82}દ\u{ac7}શ\u{abe}\
 સ\u{abe}થ\u{ac7} વધ\u{ac1}મ\u{abe}\u{a82} વધ\u{ac1} %lld ફ\u{acb}ટ\u{abe} જ\u{acb}ડ\u{ac0} શક\u{acb} છ\u{acb}\
.tફ\u{acb}ટ\u{abe}ન\u{ac0} મર\u{acd}ય\u{abe}દ\u{abe} આવ\u{ac0} ગઈtતમ\u{ac7} %@ ફર\u{ac0} ફ\u{acb}ટ\u{abe} મ\u{acb}\
કલ\u{ac0} શકશ\u{acb}.tમ\u{acb}કલવ\u{abe}ન\u{acb} સમય: %@tટ\u{ac0}મન\u{acb} સ\u{a82}દ\u{ac7}શ\u{acb}, %1$@: %2$\
@tતમ\u{abe}ર\u{acb} સ\u{a82}દ\u{ac7}શ\u{acb}, %1$@: %2$@p\"!1%lld ફ\u{acb}ટ\u{acb}%1%lld ફ\u{acb}ટ\u{abe}tક\u{ac1}\
લ %2$lldમ\u{abe}\u{a82}થ\u{ac0} ફ\u{acb}ટ\u{acb} %1$lldtફ\u{acb}ટ\u{acb} લ\u{acb}ડ થઈ શક\u{acd}ય\u{acb} નહ\u{ac0}\
\u{a82}.tફ\u{acb}ટ\u{acb} ખ\u{acb}લ\u{acb}tફ\u{acb}ટ\u{acb} સ\u{abe}ચવ\u{acb}tસ\u{a82}દ\u{ac7}શ\u{acb} વ\u{abe}\
\u{a82}ચવ\u{abe} મ\u{abe}ટ\u{ac7} ઍપ ખ\u{acb}લ\u{acb}.p\"!1%lld ફ\u{acb}ટ\u{acb}%1%lld ફ\u{acb}ટ\u{abe}tસહ\u{abe}\
ય ટ\u{ac0}મp\"!:%1$@ (%2$lld ફ\u{acb}ટ\u{acb})%:%1$@ (%2$lld ફ\u{acb}ટ\u{abe})t%@ તરફથ\u{ac0} નવ\u{acb} સ\u{a82}\
દ\u{ac7}શ\u{acb}tApp Store પર ર\u{ac7}ટ\u{abf}\u{a82}ગ આપ\u{acb}tApp Store પર તમ\u{abe}ર\u{acb} ર\u{abf}વ\u{acd}\
ય\u{ac2} બ\u{ac0}જ\u{abe} લ\u{acb}ક\u{acb}ન\u{ac7} આ ઍપ શ\u{acb}ધવ\u{abe}મ\u{abe}\u{a82} મદદ કર\u{ac7} છ\u{ac7}\
.tશ\u{ac1}\u{a82} તમન\u{ac7} %@ ગમ\u{ac7} છ\u{ac7}?tહવ\u{ac7} બધ\u{ac1}\u{a82} બર\u{abe}બર ચ\u{abe}લ\u{ac7} છ\u{ac7}\
 એ જ\u{abe}ણ\u{ac0}ન\u{ac7} આન\u{a82}દ થય\u{acb}! જ\u{acb} તમન\u{ac7} {app} પસ\u{a82}દ હ\u{acb}ય, ત\u{acb} શ\u{ac1}\
\u{a82} તમ\u{ac7} App Store પર એક ટ\u{ac2}\u{a82}ક\u{acb} ર\u{abf}વ\u{acd}ય\u{ac2} લખશ\u{acb}?tતમ\u{abe}ર\u{abe}\
 સરસ શબ\u{acd}દ\u{acb} મ\u{abe}ટ\u{ac7} આભ\u{abe}ર! થ\u{acb}ડ\u{acb} સમય મળ\u{ac7} ત\u{acd}ય\u{abe}ર\u{ac7} Ap\
p Store પર {app} વ\u{abf}શ\u{ac7} એક ટ\u{ac2}\u{a82}ક\u{acb} ર\u{abf}વ\u{acd}ય\u{ac2} લખશ\u{acb} ત\u{acb} અમન\u{ac7}\
 ઘણ\u{ac0} મદદ મળશ\u{ac7}.t{app} વ\u{abe}પરવ\u{abe} બદલ આભ\u{abe}ર! જ\u{acb} તમન\u{ac7} આ ઍપ ગમત\u{ac0} હ\u{acb}\
ય, ત\u{acb} App Store પર એક ટ\u{ac2}\u{a82}ક\u{abe} ર\u{abf}વ\u{acd}ય\u{ac2} મ\u{abe}ટ\u{ac7} અમ\u{ac7} આભ\u{abe}\
ર\u{ac0} રહ\u{ac0}શ\u{ac1}\u{a82}.p\"!;%lld કલ\u{abe}ક પછ\u{ac0}%;%lld કલ\u{abe}ક પછ\u{ac0}p\"!>%lld મ\u{abf}ન\
\u{abf}ટ પછ\u{ac0}%>%lld મ\u{abf}ન\u{abf}ટ પછ\u{ac0}p\"!A!%lld સ\u{ac7}કન\u{acd}ડ પછ\u{ac0}%A!%lld સ\u{ac7}કન\u{acd}\
ડ પછ\u{ac0}+++),:69+E!E!?8+9V#]!B!46+R\"<^\"96+9C!N!B!+6/)++0I!0+=Y!R\"M!N!G!N!V\"I!L!H\"K!E!H!O%E!U!8D!@!]!B!\
L!88M\"]!6T\">8_\"2[#O$J$I\"L\"T\"tביטולtהעתקהtמחיקהtסיוםtלא כעתtפתיחת ההגדרותtניסיון חוזרtשיחה עם הצוותtסגירה\
tמעבר להודעה האחרונהtטעינת הודעות קודמותtההודעות נטענות…tהודעות חדשותtתמיכהtהצוות מקליד…p#!C!הודעה אחת שלא נקר\
אה\"E!שתי הודעות שלא נקראו%C!%lld הודעות שלא נקראוtכאן מתכתבים ישירות עם הצוות שלנו.tשאלה, משוב או תקלה?tההודע\
ה שלךtצירוף תמונהtמצלמהp#!4נותר תו אחד\"<נותרו שני תווים%:נותרו %lld תוויםtספריית התמונותp#!<נבחרה תמונה אחת\"\
>נבחרו שתי תמונות%<נבחרו %lld תמונותtכתיבת הודעה…tהסרת התמונהtשליחהtמתבצע חיבור…tאין חיבור לאינטרנטtהעדכונים ב\
זמן אמת מושהיםtמתבצע חיבור מחדש…tרענוןtהחיבור חודשtתאריך: %@tהיוםtאתמולtנמסרהtלא נשלחהtיש להקיש כדי לנסות שובt\
בשליחה…tנשלחהtבהמתנה לחיבור…tלא ניתן לשלוח הודעות בצ׳אט הזה.tכדי לצלם תמונה, יש לאפשר גישה למצלמה בהגדרות.tמשה\
ו השתבש. יש לנסות שוב.tלא ניתן לטעון את ההודעות.tההודעה שלך ארוכה מדי.tלא ניתן להוסיף את התמונה.tכדי לבחור תמו\
נה, יש לאפשר גישה לתמונות בהגדרות.tהתמונה הזאת גדולה מדי.tלא ניתן לשלוח את ההודעה.tהשרת אינו מגיב. יש לנסות שו\
ב מאוחר יותר.tהתמיכה אינה זמינה כרגע.tהגעת למגבלת ההודעותtאפשר יהיה לשלוח שוב %@.p#!V!אפשר לצרף עד תמונה אחת ל\
הודעה.\"X!אפשר לצרף עד שתי תמונות להודעה.%V!אפשר לצרף עד %lld תמונות להודעה.tהגעת למגבלת התמונותtאפשר יהיה לשל\
וח תמונות שוב %@.tשעת השליחה: %@tהודעה מהצוות, %1$@: %2$@tההודעה שלך, %1$@: %2$@p#!1תמונה אחת\"3שתי תמונות%1%l\
ld תמונותtתמונה %1$lld מתוך %2$lldtלא ניתן לטעון את התמונה.tפתיחת התמונהtשמירת התמונהtיש לפתוח את האפליקציה כד\
י לקרוא את ההודעה.p#!1תמונה אחת\"3שתי תמונות%1%lld תמונותtצוות התמיכהp#!8%1$@ (תמונה אחת)\":%1$@ (שתי תמונות)%\
:%1$@ (%2$lld תמונות)tהודעה חדשה מאת %@tדירוג ב-App Storetהביקורת שלך ב-App Store עוזרת לאחרים למצוא את האפליק\
ציה.tנהנים מ-%@?tאיזה יופי שהכול עובד עכשיו! אם נהנית מ-{app}, נשמח לביקורת קצרה ב-App Store.tתודה רבה על המיל\
ים החמות! אם יש לך רגע, ביקורת קצרה על {app} ב-App Store תעזור לנו מאוד.tתודה על השימוש ב-{app}! אם האפליקציה \
מוצאת חן בעיניך, נשמח לביקורת קצרה ב-App Store.p#!6בעוד שעה אחת\"5בעוד שעתיים%6בעוד %lld שעותp#!6בעוד דקה אחת\"\
8בעוד שתי דקות%6בעוד %lld דקותp#!:בעוד שנייה אחת\":בעוד שתי שניות%8בעוד %lld שניות::=17L!N!N!7X!Z!X!73H!P\"J#C\
\"=C!0J\"L![\"C!@!0N!@\"^!A\"F!Q!7'4=K!V\"H!7C\"Y\"E%O#[!A\"A\"H%[!K\"Z$G\"E\"O\"T)_!O\"E!M!I!N!Y![!@!C!K\"N!=\
@\"D!H!D%R!G(R)B)\\!\\!B\"tरद\u{94d}द कर\u{947}\u{902}tक\u{949}प\u{940} कर\u{947}\u{902}tड\u{93f}ल\u{940}ट कर\u{947}\
\u{902}tह\u{94b} गय\u{93e}tअभ\u{940} नह\u{940}\u{902}tस\u{947}ट\u{93f}\u{902}ग\u{94d}ज\u{93c} ख\u{94b}ल\u{947}\
\u{902}tफ\u{93f}र स\u{947} क\u{94b}श\u{93f}श कर\u{947}\u{902}tट\u{940}म क\u{947} स\u{93e}थ ब\u{93e}तच\u{940}तt\
ब\u{902}द कर\u{947}\u{902}tसबस\u{947} नए स\u{902}द\u{947}श पर ज\u{93e}ए\u{901}tप\u{941}र\u{93e}न\u{947} स\u{902}\
द\u{947}श ल\u{94b}ड कर\u{947}\u{902}tस\u{902}द\u{947}श ल\u{94b}ड ह\u{94b} रह\u{947} ह\u{948}\u{902}…tनए स\u{902}\
द\u{947}शtसह\u{93e}यत\u{93e}tट\u{940}म ल\u{93f}ख रह\u{940} ह\u{948}…p\"!D!%lld अपठ\u{93f}त स\u{902}द\u{947}श%D\
!%lld अपठ\u{93f}त स\u{902}द\u{947}शtयह\u{93e}\u{901} आप स\u{940}ध\u{947} हम\u{93e}र\u{940} ट\u{940}म स\u{947} \
ब\u{93e}त कर रह\u{947} ह\u{948}\u{902}।tक\u{94b}ई सव\u{93e}ल, स\u{941}झ\u{93e}व य\u{93e} समस\u{94d}य\u{93e}?tआ\
पक\u{93e} स\u{902}द\u{947}शtफ\u{93c}\u{94b}ट\u{94b} ज\u{94b}ड\u{93c}\u{947}\u{902}tक\u{948}मर\u{93e}p\"!A!%lld\
 अक\u{94d}षर ब\u{93e}क\u{940}%A!%lld अक\u{94d}षर ब\u{93e}क\u{940}tफ\u{93c}\u{94b}ट\u{94b} ल\u{93e}इब\u{94d}र\u{947}\
र\u{940}p\"!H!%lld फ\u{93c}\u{94b}ट\u{94b} च\u{941}न\u{940} गई%K!%lld फ\u{93c}\u{94b}ट\u{94b} च\u{941}न\u{940}\
 गई\u{902}tस\u{902}द\u{947}श ल\u{93f}ख\u{947}\u{902}…tफ\u{93c}\u{94b}ट\u{94b} हट\u{93e}ए\u{901}tभ\u{947}ज\u{947}\
\u{902}tकन\u{947}क\u{94d}ट ह\u{94b} रह\u{93e} ह\u{948}…tइ\u{902}टरन\u{947}ट कन\u{947}क\u{94d}शन नह\u{940}\u{902}\
 ह\u{948}tल\u{93e}इव अपड\u{947}ट र\u{941}क\u{947} ह\u{941}ए ह\u{948}\u{902}tद\u{94b}ब\u{93e}र\u{93e} कन\u{947}\
क\u{94d}ट ह\u{94b} रह\u{93e} ह\u{948}…tर\u{940}फ\u{93c}\u{94d}र\u{947}श कर\u{947}\u{902}tकन\u{947}क\u{94d}शन व\
\u{93e}पस आ गय\u{93e}tत\u{93e}र\u{940}ख\u{93c}: %@tआजtब\u{940}त\u{93e} कलtड\u{93f}ल\u{940}वर ह\u{941}आtभ\u{947}\
ज\u{93e} नह\u{940}\u{902} ज\u{93e} सक\u{93e}tफ\u{93f}र स\u{947} क\u{94b}श\u{93f}श करन\u{947} क\u{947} ल\u{93f}\
ए ट\u{948}प कर\u{947}\u{902}tभ\u{947}ज\u{93e} ज\u{93e} रह\u{93e} ह\u{948}…tभ\u{947}ज\u{93e} गय\u{93e}tकन\u{947}\
क\u{94d}शन क\u{940} प\u{94d}रत\u{940}क\u{94d}ष\u{93e} ह\u{948}…tआप इस च\u{948}ट म\u{947}\u{902} स\u{902}द\u{947}\
श नह\u{940}\u{902} भ\u{947}ज सकत\u{947}।tफ\u{93c}\u{94b}ट\u{94b} ल\u{947}न\u{947} क\u{947} ल\u{93f}ए स\u{947}ट\
\u{93f}\u{902}ग\u{94d}ज\u{93c} म\u{947}\u{902} क\u{948}मर\u{947} क\u{947} ऐक\u{94d}स\u{947}स क\u{940} अन\u{941}\
मत\u{93f} द\u{947}\u{902}।tक\u{941}छ गड\u{93c}बड\u{93c} ह\u{94b} गई। क\u{943}पय\u{93e} फ\u{93f}र स\u{947} क\u{94b}\
श\u{93f}श कर\u{947}\u{902}।tस\u{902}द\u{947}श ल\u{94b}ड नह\u{940}\u{902} ह\u{94b} सक\u{947}।tआपक\u{93e} स\u{902}\
द\u{947}श बह\u{941}त ल\u{902}ब\u{93e} ह\u{948}।tफ\u{93c}\u{94b}ट\u{94b} ज\u{94b}ड\u{93c}\u{940} नह\u{940}\u{902}\
 ज\u{93e} सक\u{940}।tफ\u{93c}\u{94b}ट\u{94b} च\u{941}नन\u{947} क\u{947} ल\u{93f}ए स\u{947}ट\u{93f}\u{902}ग\u{94d}\
ज\u{93c} म\u{947}\u{902} फ\u{93c}\u{94b}ट\u{94b} क\u{947} ऐक\u{94d}स\u{947}स क\u{940} अन\u{941}मत\u{93f} द\u{947}\
\u{902}।tयह फ\u{93c}\u{94b}ट\u{94b} बह\u{941}त बड\u{93c}\u{940} ह\u{948}।tआपक\u{93e} स\u{902}द\u{947}श भ\u{947}\
ज\u{93e} नह\u{940}\u{902} ज\u{93e} सक\u{93e}।tसर\u{94d}वर जव\u{93e}ब नह\u{940}\u{902} द\u{947} रह\u{93e} ह\u{948}\
। क\u{943}पय\u{93e} ब\u{93e}द म\u{947}\u{902} फ\u{93f}र स\u{947} क\u{94b}श\u{93f}श कर\u{947}\u{902}।tसह\u{93e}\
यत\u{93e} अभ\u{940} उपलब\u{94d}ध नह\u{940}\u{902} ह\u{948}।tस\u{902}द\u{947}श\u{94b}\u{902} क\u{940} स\u{940}म\
\u{93e} प\u{942}र\u{940} ह\u{94b} गईtआप %@ फ\u{93f}र स\u{947} स\u{902}द\u{947}श भ\u{947}ज सकत\u{947} ह\u{948}\u{902}\
।p\"!V$आप एक स\u{902}द\u{947}श म\u{947}\u{902} ज\u{93c}\u{94d}य\u{93e}द\u{93e} स\u{947} ज\u{93c}\u{94d}य\u{93e}\
द\u{93e} %lld फ\u{93c}\u{94b}ट\u{94b} ज\u{94b}ड\u{93c} सकत\u{947} ह\u{948}\u{902}।%V$आप एक स\u{902}द\u{947}श म\
\u{947}\u{902} ज\u{93c}\u{94d}य\u{93e}द\u{93e} स\u{947} ज\u{93c}\u{94d}य\u{93e}द\u{93e} %lld फ\u{93c}\u{94b}ट\u{94b}\
 ज\u{94b}ड\u{93c} सकत\u{947} ह\u{948}\u{902}।tफ\u{93c}\u{94b}ट\u{94b} क\u{940} स\u{940}म\u{93e} प\u{942}र\u{940}\
 ह\u{94b} गईtआप %@ फ\u{93f}र स\u{947} फ\u{93c}\u{94b}ट\u{94b} भ\u{947}ज सकत\u{947} ह\u{948}\u{902}।tभ\u{947}जन\
\u{947} क\u{93e} समय: %@tट\u{940}म क\u{93e} स\u{902}द\u{947}श, %1$@: %2$@tआपक\u{93e} स\u{902}द\u{947}श, %1$@: \
%2$@p\"!4%lld फ\u{93c}\u{94b}ट\u{94b}%4%lld फ\u{93c}\u{94b}ट\u{94b}tक\u{941}ल %2$lld म\u{947}\u{902} स\u{947} \
फ\u{93c}\u{94b}ट\u{94b} %1$lldtफ\u{93c}\u{94b}ट\u{94b} ल\u{94b}ड नह\u{940}\u{902} ह\u{94b} सक\u{940}।tफ\u{93c}\
\u{94b}ट\u{94b} ख\u{94b}ल\u{947}\u{902}tफ\u{93c}\u{94b}ट\u{94b} सह\u{947}ज\u{947}\u{902}tस\u{902}द\u{947}श पढ\u{93c}\
न\u{947} क\u{947} ल\u{93f}ए ऐप ख\u{94b}ल\u{947}\u{902}।p\"!4%lld फ\u{93c}\u{94b}ट\u{94b}%4%lld फ\u{93c}\u{94b}\
ट\u{94b}tसह\u{93e}यत\u{93e} ट\u{940}मp\"!=%1$@ (%2$lld फ\u{93c}\u{94b}ट\u{94b})%=%1$@ (%2$lld फ\u{93c}\u{94b}ट\
\u{94b})t%@ क\u{93e} नय\u{93e} स\u{902}द\u{947}शtApp Store पर र\u{947}ट कर\u{947}\u{902}tApp Store पर आपक\u{940}\
 सम\u{940}क\u{94d}ष\u{93e} स\u{947} द\u{942}सर\u{94b}\u{902} क\u{94b} यह ऐप ढ\u{942}\u{901}ढन\u{947} म\u{947}\u{902}\
 मदद म\u{93f}लत\u{940} ह\u{948}।tक\u{94d}य\u{93e} आपक\u{94b} %@ पस\u{902}द ह\u{948}?tयह ज\u{93e}नकर ख\u{93c}\u{941}\
श\u{940} ह\u{941}ई क\u{93f} अब सब ठ\u{940}क चल रह\u{93e} ह\u{948}! अगर आपक\u{94b} {app} पस\u{902}द ह\u{948}, त\
\u{94b} क\u{943}पय\u{93e} App Store पर एक छ\u{94b}ट\u{940}-स\u{940} सम\u{940}क\u{94d}ष\u{93e} ल\u{93f}ख\u{947}\
\u{902}।tआपक\u{947} अच\u{94d}छ\u{947} शब\u{94d}द\u{94b}\u{902} क\u{947} ल\u{93f}ए धन\u{94d}यव\u{93e}द! अगर आपक\
\u{947} प\u{93e}स थ\u{94b}ड\u{93c}\u{93e} समय ह\u{94b}, त\u{94b} App Store पर {app} क\u{940} एक छ\u{94b}ट\u{940}\
-स\u{940} सम\u{940}क\u{94d}ष\u{93e} स\u{947} हम\u{947}\u{902} बह\u{941}त मदद म\u{93f}ल\u{947}ग\u{940}।t{app} इ\
स\u{94d}त\u{947}म\u{93e}ल करन\u{947} क\u{947} ल\u{93f}ए धन\u{94d}यव\u{93e}द! अगर आपक\u{94b} यह ऐप पस\u{902}द ह\
\u{948}, त\u{94b} App Store पर आपक\u{940} एक छ\u{94b}ट\u{940}-स\u{940} सम\u{940}क\u{94d}ष\u{93e} क\u{947} ल\u{93f}\
ए हम आभ\u{93e}र\u{940} रह\u{947}\u{902}ग\u{947}।p\"!;%lld घ\u{902}ट\u{947} ब\u{93e}द%;%lld घ\u{902}ट\u{947} ब\u{93e}\
दp\"!;%lld म\u{93f}नट ब\u{93e}द%;%lld म\u{93f}नट ब\u{93e}दp\"!>%lld स\u{947}क\u{902}ड ब\u{93e}द%>%lld स\u{947}\
क\u{902}ड ब\u{93e}द)(('(011(876,)-Q\"J!@!-5'M\"7\\\"43)/6@!7)>*&',->*(4J!E\"L!>9A!M\">=V!D!A!?G%F!J!-89X!=C!33\
P!X!0S\"0=M\"5D$F$]#K!R!U!tOdustanitKopirajtObrišitGotovotNe sadatOtvori PostavketPokušaj ponovnotRazgovor s t\
imomtZatvoritIdi na najnoviju porukutUčitaj starije poruketUčitavanje poruka…tNove poruketPodrškatTim piše…p#!\
8%lld nepročitana poruka#8%lld nepročitane poruke%9%lld nepročitanih porukatOvdje izravno razgovarate s našim \
timom.tPitanje, prijedlog ili greška?tVaša porukatPriloži fotografijutKamerap#!5Preostao je %lld znak#7Preosta\
la su %lld znaka%9Preostalo je %lld znakovatBiblioteka fotografijap#!<Odabrana je %lld fotografija#<Odabrane s\
u %lld fotografije%<Odabrano je %lld fotografijatNapišite poruku…tUkloni fotografijutPošaljitPovezivanje…tNema\
 internetske vezetAžuriranje uživo je pauziranotPonovno povezivanje…tOsvježitVeza je ponovno uspostavljenatDat\
um: %@tDanastJučertDostavljenotNije poslanotDodirnite za ponovni pokušajtSlanje…tPoslanotČekanje na vezu…tU ov\
om razgovoru ne možete slati poruke.tDa biste snimili fotografiju, dopustite pristup kameri u Postavkama.tDošl\
o je do pogreške. Pokušajte ponovno.tPoruke nije moguće učitati.tVaša je poruka preduga.tFotografiju nije mogu\
će dodati.tDa biste odabrali fotografiju, dopustite pristup fotografijama u Postavkama.tOva je fotografija pre\
velika.tPoruku nije moguće poslati.tPoslužitelj ne odgovara. Pokušajte ponovno kasnije.tPodrška trenutačno nij\
e dostupna.tDosegnuto je ograničenje porukatPonovno ćete moći pisati %@.p#!T!Poruci možete priložiti najviše %\
lld fotografiju.#T!Poruci možete priložiti najviše %lld fotografije.%T!Poruci možete priložiti najviše %lld fo\
tografija.tDosegnuto je ograničenje fotografijatPonovno ćete moći slati fotografije %@.tPoslano u %@tPoruka ti\
ma, %1$@: %2$@tVaša poruka, %1$@: %2$@p#!0%lld fotografija#0%lld fotografije%0%lld fotografijatFotografija %1$\
lld od %2$lldtFotografiju nije moguće učitati.tOtvori fotografijutSpremi fotografijutOtvorite aplikaciju da bi\
ste pročitali poruku.p#!0%lld fotografija#0%lld fotografije%0%lld fotografijatTim za podrškup#!9%1$@ (%2$lld f\
otografija)#9%1$@ (%2$lld fotografije)%9%1$@ (%2$lld fotografija)t%@: nova porukatOcijeni u trgovini App Store\
tVaša recenzija u trgovini App Store pomaže drugima da pronađu aplikaciju.tSviđa li vam se %@?tDrago nam je št\
o sada sve radi! Ako ste zadovoljni aplikacijom {app}, biste li nam ostavili kratku recenziju u trgovini App S\
tore?tHvala vam na lijepim riječima! Ako nađete malo vremena, kratka recenzija aplikacije {app} u trgovini App\
 Store puno bi nam pomogla.tHvala vam što koristite aplikaciju {app}! Ako vam se sviđa, bili bismo zahvalni na\
 kratkoj recenziji u trgovini App Store.p#!+za %lld sat#,za %lld sata%,za %lld satip#!.za %lld minutu#.za %lld\
 minute%.za %lld minutap#!/za %lld sekundu#/za %lld sekunde%/za %lld sekundi(*)&);&:*>?9.,7T!L!B!01'J!*T!46)08\
?5,8+#'-9E!8*=O!\\\"B!H!9D!]\"6F!T!H!<=J#9F!.A!<:@!C!2/P!:,L!0>R\"5_#J$D$F!F!R!tMégsemtMásolástTörléstKésztMos\
t nemtBeállítások megnyitásatÚjratBeszélgetés a csapattaltBezárástUgrás a legújabb üzenetheztKorábbi üzenetek \
betöltésetÜzenetek betöltése…tÚj üzenetektTámogatástA csapat éppen ír…p\"!7%lld olvasatlan üzenet%7%lld olvasa\
tlan üzenettItt közvetlenül a csapatunkkal cseveghet.tKérdés, észrevétel vagy hiba?tAz Ön üzenetetFotó csatolá\
satKamerap\"!2Még %lld karakter%2Még %lld karaktertFotótárp\"!7%lld fotó kiválasztva%7%lld fotó kiválasztvatÍr\
jon üzenetet…tFotó eltávolításatKüldéstCsatlakozás…tNincs internetkapcsolattAz élő frissítés szüneteltÚjracsat\
lakozás…tFrissítéstA kapcsolat helyreállttDátum: %@tMatTegnaptKézbesítvetNem sikerült elküldenitKoppintson az \
újrapróbálkozáshoztKüldés folyamatban…tElküldvetVárakozás a kapcsolatra…tEbben a csevegésben nem küldhet üzene\
teket.tFotó készítéséhez engedélyezze a kamerához való hozzáférést a Beállításokban.tHiba történt. Próbálja új\
ra.tAz üzenetek betöltése nem sikerült.tAz üzenet túl hosszú.tA fotó hozzáadása nem sikerült.tFotó kiválasztás\
ához engedélyezze a fotókhoz való hozzáférést a Beállításokban.tEz a fotó túl nagy.tAz üzenet elküldése nem si\
került.tA szerver nem válaszol. Próbálja újra később.tA támogatás jelenleg nem érhető el.tElérte az üzenetkorl\
átottLeghamarabb %@ írhat újra.p\"!Q!Üzenetenként legfeljebb %lld fotó csatolható.%Q!Üzenetenként legfeljebb %\
lld fotó csatolható.tElérte a fotókorlátottLeghamarabb %@ küldhet újra fotót.tElküldve: %@tÜzenet a csapattól,\
 %1$@: %2$@tAz Ön üzenete, %1$@: %2$@p\"!*%lld fotó%*%lld fotót%1$lld. fotó, összesen %2$lldtA fotó betöltése \
nem sikerült.tFotó megnyitásatFotó mentésetAz üzenet elolvasásához nyissa meg az appot.p\"!*%lld fotó%*%lld fo\
tótTámogatásp\"!3%1$@ (%2$lld fotó)%3%1$@ (%2$lld fotó)t%@: új üzenettÉrtékelés az App Store-bantAz App Store-\
ban közzétett értékelése segít másoknak megtalálni az appot.tTetszik a(z) %@ app?tÖrülünk, hogy már minden műk\
ödik! Ha elégedett a(z) {app} appal, írna róla egy rövid értékelést az App Store-ban?tKöszönjük a kedves szava\
kat! Ha van egy perce, sokat segítene nekünk egy rövid értékeléssel a(z) {app} appról az App Store-ban.tKöszön\
jük, hogy a(z) {app} appot használja! Ha tetszik Önnek, hálásak lennénk egy rövid értékelésért az App Store-ba\
n.p\"!0%lld óra múlva%0%lld óra múlvap\"!0%lld perc múlva%0%lld perc múlvap\"!6%lld másodperc múlva%6%lld máso\
dperc múlva)&&(*0*6&860+)7;I!G!+/'925/+&1;:9)2,)()/9,)4P!Z!F!:<>V!8@!Q!@!5=W!4B!1;7-89*,>--638@\"0V#C$@$466tBa\
talkantSalintHapustSelesaitLain KalitBuka PengaturantCoba LagitPercakapan dengan timtTutuptLompat ke pesan ter\
barutMuat pesan sebelumnyatMemuat pesan…tPesan barutDukungantTim sedang mengetik…p!%7%lld pesan belum dibacatA\
nda mengobrol langsung dengan tim kami.tAda pertanyaan, masukan, atau masalah?tPesan AndatLampirkan fototKamer\
ap!%5Tersisa %lld karaktertPerpustakaan Fotop!%1%lld foto dipilihtTulis pesan…tHapus fototKirimtMenghubungkan…\
tTidak ada koneksi internettPembaruan langsung dijedatMenghubungkan kembali…tSegarkantTerhubung kembalitTangga\
l: %@tHari InitKemarintDiterimatTidak terkirimtKetuk untuk mencoba lagitMengirim…tTerkirimtMenunggu koneksi…tA\
nda tidak dapat mengirim pesan di obrolan ini.tUntuk mengambil foto, izinkan akses kamera di Pengaturan.tTerja\
di kesalahan. Silakan coba lagi.tPesan tidak dapat dimuat.tPesan Anda terlalu panjang.tFoto tidak dapat ditamb\
ahkan.tUntuk memilih foto, izinkan akses foto di Pengaturan.tFoto ini terlalu besar.tPesan Anda tidak dapat di\
kirim.tServer tidak merespons. Silakan coba lagi nanti.tDukungan sedang tidak tersedia.tBatas pesan tercapaitA\
nda dapat mengirim lagi %@.p!%R!Anda dapat melampirkan hingga %lld foto per pesan.tBatas foto tercapaitAnda da\
pat mengirim foto lagi %@.tDikirim pukul %@tPesan dari tim, %1$@: %2$@tPesan Anda, %1$@: %2$@p!%)%lld fototFot\
o %1$lld dari %2$lldtFoto tidak dapat dimuat.tBuka fototSimpan FototBuka app untuk membaca pesan.p!%)%lld foto\
tTim Dukunganp!%2%1$@ (%2$lld foto)tPesan baru dari %@tBeri Nilai di App StoretUlasan Anda di App Store memban\
tu orang lain menemukan app ini.tSuka dengan %@?tSenang mendengar semuanya sudah berfungsi! Jika Anda menyukai\
 {app}, maukah Anda menulis ulasan singkat di App Store?tTerima kasih atas kata-kata baiknya! Jika ada waktu s\
ebentar, ulasan singkat tentang {app} di App Store akan sangat membantu kami.tTerima kasih telah menggunakan {\
app}! Jika Anda menyukainya, kami akan sangat berterima kasih atas ulasan singkat di App Store.p!%0setelah %ll\
d jamp!%2setelah %lld menitp!%2setelah %lld detik(&(%(2(:';=</+9Q\"K!E!10+S\".J\"70&8?B!:)0)%%+,42(<J!M\"E!A!>\
@!L\">B!L!N!==A%9>1?=F!6>-.G!F!+A\"64G\"-G#O#C#O!X![!tAnnullatCopiatEliminatFinetNon oratApri ImpostazionitRip\
rovatConversazione con il teamtChiuditVai all’ultimo messaggiotCarica i messaggi precedentitCaricamento dei me\
ssaggi…tNuovi messaggitAssistenzatIl team sta scrivendo…p#!8%lld messaggio non letto$:%lld di messaggi non let\
ti%7%lld messaggi non lettitQui parli direttamente con il nostro team.tDomande, suggerimenti o un problema?tIl\
 tuo messaggiotAllega una fototFotocamerap#!8%lld carattere rimanente$;%lld di caratteri rimanenti%8%lld carat\
teri rimanentitLibreria fotop#!5%lld foto selezionata$8%lld di foto selezionate%5%lld foto selezionatetScrivi \
un messaggio…tRimuovi la fototInviatConnessione in corso…tNessuna connessione a internettAggiornamento automat\
ico in pausatRiconnessione in corso…tAggiornatDi nuovo onlinetData: %@tOggitIeritConsegnatotNon inviatotTocca \
per riprovaretInvio in corso…tInviatotIn attesa di connessione…tNon puoi inviare messaggi in questa chat.tPer \
scattare una foto, consenti l’accesso alla fotocamera in Impostazioni.tSi è verificato un errore. Riprova.tImp\
ossibile caricare i messaggi.tIl messaggio è troppo lungo.tImpossibile aggiungere la foto.tPer scegliere una f\
oto, consenti l’accesso alle tue foto in Impostazioni.tQuesta foto è troppo grande.tImpossibile inviare il mes\
saggio.tIl server non risponde. Riprova più tardi.tL’assistenza non è disponibile al momento.tLimite di messag\
gi raggiuntotPotrai scrivere di nuovo %@.p#!Q!Puoi allegare al massimo %lld foto per messaggio.$T!Puoi allegar\
e al massimo %lld di foto per messaggio.%Q!Puoi allegare al massimo %lld foto per messaggio.tLimite di foto ra\
ggiuntotPotrai inviare altre foto %@.tOra di invio: %@tMessaggio del team, %1$@: %2$@tIl tuo messaggio, %1$@: \
%2$@p#!)%lld foto$,%lld di foto%)%lld fototFoto %1$lld di %2$lldtImpossibile caricare la foto.tApri la fototSa\
lva la fototApri l’app per leggere il messaggio.p#!)%lld foto$,%lld di foto%)%lld fototAssistenzap#!2%1$@ (%2$\
lld foto)$5%1$@ (%2$lld di foto)%2%1$@ (%2$lld foto)tNuovo messaggio da %@tValuta su App StoretLa tua recensio\
ne su App Store aiuta altre persone a scoprire l’app.tTi piace %@?tChe bello sapere che ora funziona! Se ti pi\
ace {app}, ci lasceresti una breve recensione su App Store?tGrazie per le belle parole! Se hai un momento, una\
 breve recensione di {app} su App Store ci aiuterebbe molto.tGrazie per aver scelto {app}! Se ti piace, ti sar\
emmo grati per una breve recensione su App Store.p#!,tra %lld ora$/tra %lld di ore%,tra %lld orep#!/tra %lld m\
inuto$2tra %lld di minuti%/tra %lld minutip#!0tra %lld secondo$3tra %lld di secondi%0tra %lld secondi0*''00*?*\
B!H!E!6-<@!L\"]!<0*49@!<6'-T!K!0'B!,''-?9--?C\"A#@\"T!E!K!^\"Q!T!G#W!W!A!L\"N!J!2M!G!1?K!00@\"1-=A!9D#;E%@&H%1\
..tキャンセルtコピーt削除t完了t今はしないt設定を開くt再試行tスタッフとのやり取りt閉じるt最新のメッセージへ移動t以前のメッセージを読み込むtメッセージを読み込み中…t新着メッセージtサポートtスタッフが入力中\
…p!%<未読メッセージ%lld件tこのチャットでは、スタッフと直接やり取りできます。tご質問、ご意見、不具合のご報告はこちらへtメッセージの入力欄t写真を添付tカメラp!%0あと%lld文字tフォトライブラリp!%<%\
lld枚の写真を選択中tメッセージを入力…t写真を取り除くt送信t接続中…tインターネットに接続されていませんt自動更新を一時停止していますt再接続中…t更新tオンラインに戻りましたt日付：%@t今日t昨日t配信済みt送\
信できませんでしたtタップして再試行t送信中…t送信済みt接続を待っています…tこのチャットではメッセージを送信できません。t写真を撮るには、「設定」でカメラへのアクセスを許可してください。t問題が起きました。もう一度お\
試しください。tメッセージを読み込めませんでした。tメッセージが長すぎます。t写真を追加できませんでした。t写真を選ぶには、「設定」で写真へのアクセスを許可してください。tこの写真はサイズが大きすぎます。tメッセージを送\
信できませんでした。tサーバーが応答していません。しばらくしてからもう一度お試しください。tサポートは現在ご利用いただけません。tメッセージの送信数が上限に達しましたt%@に再び送信できます。p!%G\"1件のメッセージ\
に添付できる写真は%lld枚までです。t写真の送信数が上限に達しましたt%@に再び写真を送信できます。t送信時刻：%@tスタッフのメッセージ、%1$@：%2$@t自分のメッセージ、%1$@：%2$@p!%-写真%lld枚\
t写真%2$lld枚中%1$lld枚目t写真を読み込めませんでした。t写真を開くt写真を保存tアプリを開いてメッセージをご確認ください。p!%-写真%lld枚tサポートp!%9%1$@（写真%2$lld枚）t%@からの新\
着メッセージtApp Storeで評価するtApp Storeのレビューは、ほかの方がこのアプリを見つける助けになります。t%@はいかがですか？t無事に解決してよかったです！{app}にご満足いただけましたら、App S\
toreで短いレビューを書いていただけないでしょうか？tうれしいお言葉をありがとうございます！お時間がございましたら、App Storeで{app}の短いレビューを書いていただけると大変励みになります。t{app}をご利\
用いただきありがとうございます！お気に召しましたら、App Storeで短いレビューを書いていただけると幸いです。p!%-%lld時間後p!%*%lld分後p!%*%lld秒後<3091J\"O!X!3B\"O\"E\"\
C!-_!L\"T$A#@!F!9E#C!W#I!L!6Z!^!L#C\"F!S!7-36K!R\"T!E!P\"^#I%P#H#P\"[\"M%D\"Q#G&I\"Q\"S\"@(N\"B#G!I!L!Q!@\"S\"\
F!=V\"Q!7D\">T!P&S!H*^*L*M\"S\"_\"tರದ\u{ccd}ದ\u{cc1}ಮ\u{cbe}ಡ\u{cbf}tನಕಲ\u{cbf}ಸ\u{cbf}tಅಳ\u{cbf}ಸ\u{cbf}tಮ\u{cc1}\
ಗ\u{cbf}ದ\u{cbf}ದ\u{cc6}tಈಗ ಬ\u{cc7}ಡtಸ\u{cc6}ಟ\u{ccd}ಟ\u{cbf}\u{c82}ಗ\u{ccd}\u{200c}ಗಳನ\u{ccd}ನ\u{cc1} ತ\u{cc6}\
ರ\u{cc6}ಯ\u{cbf}ರ\u{cbf}tಮತ\u{ccd}ತ\u{cc6} ಪ\u{ccd}ರಯತ\u{ccd}ನ\u{cbf}ಸ\u{cbf}tತ\u{c82}ಡದ\u{cca}\u{c82}ದ\u{cbf}\
ಗ\u{cbf}ನ ಸ\u{c82}ಭ\u{cbe}ಷಣ\u{cc6}tಮ\u{cc1}ಚ\u{ccd}ಚ\u{cbf}tಇತ\u{ccd}ತ\u{cc0}ಚ\u{cbf}ನ ಸ\u{c82}ದ\u{cc7}ಶಕ\u{ccd}\
ಕ\u{cc6} ಹ\u{ccb}ಗ\u{cbf}tಹ\u{cbf}\u{c82}ದ\u{cbf}ನ ಸ\u{c82}ದ\u{cc7}ಶಗಳನ\u{ccd}ನ\u{cc1} ಲ\u{ccb}ಡ\u{ccd} ಮ\u{cbe}\
ಡ\u{cbf}tಸ\u{c82}ದ\u{cc7}ಶಗಳ\u{cc1} ಲ\u{ccb}ಡ\u{ccd} ಆಗ\u{cc1}ತ\u{ccd}ತ\u{cbf}ವ\u{cc6}…tಹ\u{cca}ಸ ಸ\u{c82}ದ\u{cc7}\
ಶಗಳ\u{cc1}tಸಹ\u{cbe}ಯtತ\u{c82}ಡವ\u{cc1} ಟ\u{cc8}ಪ\u{ccd} ಮ\u{cbe}ಡ\u{cc1}ತ\u{ccd}ತ\u{cbf}ದ\u{cc6}…p\"!>ಓದದ %ll\
d ಸ\u{c82}ದ\u{cc7}ಶ%G!ಓದದ %lld ಸ\u{c82}ದ\u{cc7}ಶಗಳ\u{cc1}tಇಲ\u{ccd}ಲ\u{cbf} ನ\u{cc0}ವ\u{cc1} ನ\u{cc7}ರವ\u{cbe}\
ಗ\u{cbf} ನಮ\u{ccd}ಮ ತ\u{c82}ಡದ\u{cca}\u{c82}ದ\u{cbf}ಗ\u{cc6} ಮ\u{cbe}ತನ\u{cbe}ಡ\u{cc1}ತ\u{ccd}ತ\u{cbf}ದ\u{ccd}\
ದ\u{cc0}ರ\u{cbf}.tಪ\u{ccd}ರಶ\u{ccd}ನ\u{cc6}, ಅಭ\u{cbf}ಪ\u{ccd}ರ\u{cbe}ಯ ಅಥವ\u{cbe} ಸಮಸ\u{ccd}ಯ\u{cc6} ಇದ\u{cc6}\
ಯ\u{cc7}?tನ\u{cbf}ಮ\u{ccd}ಮ ಸ\u{c82}ದ\u{cc7}ಶtಫ\u{ccb}ಟ\u{ccb} ಲಗತ\u{ccd}ತ\u{cbf}ಸ\u{cbf}tಕ\u{ccd}ಯ\u{cbe}ಮ\u{cc6}\
ರ\u{cbe}p\"!J!%lld ಅಕ\u{ccd}ಷರ ಉಳ\u{cbf}ದ\u{cbf}ದ\u{cc6}%S!%lld ಅಕ\u{ccd}ಷರಗಳ\u{cc1} ಉಳ\u{cbf}ದ\u{cbf}ವ\u{cc6}\
tಫ\u{ccb}ಟ\u{ccb} ಲ\u{cc8}ಬ\u{ccd}ರರ\u{cbf}p\"!S!%lld ಫ\u{ccb}ಟ\u{ccb} ಆಯ\u{ccd}ಕ\u{cc6}ಯ\u{cbe}ಗ\u{cbf}ದ\u{cc6}\
%\\!%lld ಫ\u{ccb}ಟ\u{ccb}ಗಳ\u{cc1} ಆಯ\u{ccd}ಕ\u{cc6}ಯ\u{cbe}ಗ\u{cbf}ವ\u{cc6}tಸ\u{c82}ದ\u{cc7}ಶ ಬರ\u{cc6}ಯ\u{cbf}\
ರ\u{cbf}…tಫ\u{ccb}ಟ\u{ccb} ತ\u{cc6}ಗ\u{cc6}ದ\u{cc1}ಹ\u{cbe}ಕ\u{cbf}tಕಳ\u{cc1}ಹ\u{cbf}ಸ\u{cbf}tಸ\u{c82}ಪರ\u{ccd}\
ಕ\u{cbf}ಸಲ\u{cbe}ಗ\u{cc1}ತ\u{ccd}ತ\u{cbf}ದ\u{cc6}…tಇ\u{c82}ಟರ\u{ccd}ನ\u{cc6}ಟ\u{ccd} ಸ\u{c82}ಪರ\u{ccd}ಕವ\u{cbf}\
ಲ\u{ccd}ಲtಲ\u{cc8}ವ\u{ccd} ಅಪ\u{ccd}\u{200c}ಡ\u{cc7}ಟ\u{ccd}\u{200c}ಗಳನ\u{ccd}ನ\u{cc1} ವ\u{cbf}ರ\u{cbe}ಮಗ\u{cca}\
ಳ\u{cbf}ಸಲ\u{cbe}ಗ\u{cbf}ದ\u{cc6}tಮರ\u{cc1}ಸ\u{c82}ಪರ\u{ccd}ಕ\u{cbf}ಸಲ\u{cbe}ಗ\u{cc1}ತ\u{ccd}ತ\u{cbf}ದ\u{cc6}…\
tರ\u{cbf}ಫ\u{ccd}ರ\u{cc6}ಶ\u{ccd} ಮ\u{cbe}ಡ\u{cbf}tಸ\u{c82}ಪರ\u{ccd}ಕ ಮರಳ\u{cbf} ಬ\u{c82}ದ\u{cbf}ದ\u{cc6}tದ\u{cbf}\
ನ\u{cbe}\u{c82}ಕ: %@tಇ\u{c82}ದ\u{cc1}tನ\u{cbf}ನ\u{ccd}ನ\u{cc6}tತಲ\u{cc1}ಪ\u{cbf}ದ\u{cc6}tಕಳ\u{cc1}ಹ\u{cbf}ಸಲ\u{cbe}\
ಗಲ\u{cbf}ಲ\u{ccd}ಲtಮತ\u{ccd}ತ\u{cc6} ಪ\u{ccd}ರಯತ\u{ccd}ನ\u{cbf}ಸಲ\u{cc1} ಟ\u{ccd}ಯ\u{cbe}ಪ\u{ccd} ಮ\u{cbe}ಡ\u{cbf}\
tಕಳ\u{cc1}ಹ\u{cbf}ಸಲ\u{cbe}ಗ\u{cc1}ತ\u{ccd}ತ\u{cbf}ದ\u{cc6}…tಕಳ\u{cc1}ಹ\u{cbf}ಸಲ\u{cbe}ಗ\u{cbf}ದ\u{cc6}tಸ\u{c82}\
ಪರ\u{ccd}ಕಕ\u{ccd}ಕ\u{cbe}ಗ\u{cbf} ಕ\u{cbe}ಯಲ\u{cbe}ಗ\u{cc1}ತ\u{ccd}ತ\u{cbf}ದ\u{cc6}…tಈ ಚ\u{cbe}ಟ\u{ccd}\u{200c}\
ನಲ\u{ccd}ಲ\u{cbf} ನ\u{cc0}ವ\u{cc1} ಸ\u{c82}ದ\u{cc7}ಶಗಳನ\u{ccd}ನ\u{cc1} ಕಳ\u{cc1}ಹ\u{cbf}ಸ\u{cc1}ವ\u{c82}ತ\u{cbf}\
ಲ\u{ccd}ಲ.tಫ\u{ccb}ಟ\u{ccb} ತ\u{cc6}ಗ\u{cc6}ಯಲ\u{cc1} ಸ\u{cc6}ಟ\u{ccd}ಟ\u{cbf}\u{c82}ಗ\u{ccd}\u{200c}ಗಳಲ\u{ccd}\
ಲ\u{cbf} ಕ\u{ccd}ಯ\u{cbe}ಮ\u{cc6}ರ\u{cbe} ಪ\u{ccd}ರವ\u{cc7}ಶವನ\u{ccd}ನ\u{cc1} ಅನ\u{cc1}ಮತ\u{cbf}ಸ\u{cbf}.tಏನ\u{ccb}\
 ತಪ\u{ccd}ಪ\u{cbe}ಗ\u{cbf}ದ\u{cc6}. ದಯವ\u{cbf}ಟ\u{ccd}ಟ\u{cc1} ಮತ\u{ccd}ತ\u{cc6} ಪ\u{ccd}ರಯತ\u{ccd}ನ\u{cbf}ಸ\u{cbf}\
.tಸ\u{c82}ದ\u{cc7}ಶಗಳನ\u{ccd}ನ\u{cc1} ಲ\u{ccb}ಡ\u{ccd} ಮ\u{cbe}ಡಲ\u{cc1} ಸ\u{cbe}ಧ\u{ccd}ಯವ\u{cbe}ಗಲ\u{cbf}ಲ\u{ccd}\
ಲ.tನ\u{cbf}ಮ\u{ccd}ಮ ಸ\u{c82}ದ\u{cc7}ಶ ತ\u{cc1}\u{c82}ಬ\u{cbe} ಉದ\u{ccd}ದವ\u{cbe}ಗ\u{cbf}ದ\u{cc6}.tಫ\u{ccb}ಟ\u{ccb}\
ವನ\u{ccd}ನ\u{cc1} ಸ\u{cc7}ರ\u{cbf}ಸಲ\u{cc1} ಸ\u{cbe}ಧ\u{ccd}ಯವ\u{cbe}ಗಲ\u{cbf}ಲ\u{ccd}ಲ.tಫ\u{ccb}ಟ\u{ccb} ಆಯ\u{ccd}\
ಕ\u{cc6} ಮ\u{cbe}ಡಲ\u{cc1} ಸ\u{cc6}ಟ\u{ccd}ಟ\u{cbf}\u{c82}ಗ\u{ccd}\u{200c}ಗಳಲ\u{ccd}ಲ\u{cbf} ಫ\u{ccb}ಟ\u{ccb}ಗ\
ಳ ಪ\u{ccd}ರವ\u{cc7}ಶವನ\u{ccd}ನ\u{cc1} ಅನ\u{cc1}ಮತ\u{cbf}ಸ\u{cbf}.tಈ ಫ\u{ccb}ಟ\u{ccb} ತ\u{cc1}\u{c82}ಬ\u{cbe} ದ\
\u{cca}ಡ\u{ccd}ಡದ\u{cbe}ಗ\u{cbf}ದ\u{cc6}.tನ\u{cbf}ಮ\u{ccd}ಮ ಸ\u{c82}ದ\u{cc7}ಶವನ\u{ccd}ನ\u{cc1} ಕಳ\u{cc1}ಹ\u{cbf}\
ಸಲ\u{cc1} ಸ\u{cbe}ಧ\u{ccd}ಯವ\u{cbe}ಗಲ\u{cbf}ಲ\u{ccd}ಲ.tಸರ\u{ccd}ವರ\u{ccd} ಪ\u{ccd}ರತ\u{cbf}ಕ\u{ccd}ರ\u{cbf}ಯ\u{cbf}\
ಸ\u{cc1}ತ\u{ccd}ತ\u{cbf}ಲ\u{ccd}ಲ. ದಯವ\u{cbf}ಟ\u{ccd}ಟ\u{cc1} ಸ\u{ccd}ವಲ\u{ccd}ಪ ಸಮಯದ ನ\u{c82}ತರ ಮತ\u{ccd}ತ\u{cc6}\
 ಪ\u{ccd}ರಯತ\u{ccd}ನ\u{cbf}ಸ\u{cbf}.tಸಹ\u{cbe}ಯವ\u{cc1} ಸದ\u{ccd}ಯಕ\u{ccd}ಕ\u{cc6} ಲಭ\u{ccd}ಯವ\u{cbf}ಲ\u{ccd}ಲ\
.tಸ\u{c82}ದ\u{cc7}ಶಗಳ ಮ\u{cbf}ತ\u{cbf}ಯನ\u{ccd}ನ\u{cc1} ತಲ\u{cc1}ಪಲ\u{cbe}ಗ\u{cbf}ದ\u{cc6}tನ\u{cc0}ವ\u{cc1} %@\
 ಮತ\u{ccd}ತ\u{cc6} ಸ\u{c82}ದ\u{cc7}ಶ ಕಳ\u{cc1}ಹ\u{cbf}ಸಬಹ\u{cc1}ದ\u{cc1}.p\"!S#ಒ\u{c82}ದ\u{cc1} ಸ\u{c82}ದ\u{cc7}\
ಶಕ\u{ccd}ಕ\u{cc6} ಗರ\u{cbf}ಷ\u{ccd}ಠ %lld ಫ\u{ccb}ಟ\u{ccb} ಲಗತ\u{ccd}ತ\u{cbf}ಸಬಹ\u{cc1}ದ\u{cc1}.%E$ಒ\u{c82}ದ\u{cc1}\
 ಸ\u{c82}ದ\u{cc7}ಶಕ\u{ccd}ಕ\u{cc6} ಗರ\u{cbf}ಷ\u{ccd}ಠ %lld ಫ\u{ccb}ಟ\u{ccb}ಗಳನ\u{ccd}ನ\u{cc1} ಲಗತ\u{ccd}ತ\u{cbf}\
ಸಬಹ\u{cc1}ದ\u{cc1}.tಫ\u{ccb}ಟ\u{ccb}ಗಳ ಮ\u{cbf}ತ\u{cbf}ಯನ\u{ccd}ನ\u{cc1} ತಲ\u{cc1}ಪಲ\u{cbe}ಗ\u{cbf}ದ\u{cc6}tನ\u{cc0}\
ವ\u{cc1} %@ ಮತ\u{ccd}ತ\u{cc6} ಫ\u{ccb}ಟ\u{ccb}ಗಳನ\u{ccd}ನ\u{cc1} ಕಳ\u{cc1}ಹ\u{cbf}ಸಬಹ\u{cc1}ದ\u{cc1}.tಕಳ\u{cc1}\
ಹ\u{cbf}ಸ\u{cbf}ದ ಸಮಯ: %@tತ\u{c82}ಡದ ಸ\u{c82}ದ\u{cc7}ಶ, %1$@: %2$@tನ\u{cbf}ಮ\u{ccd}ಮ ಸ\u{c82}ದ\u{cc7}ಶ, %1$@: \
%2$@p\"!1%lld ಫ\u{ccb}ಟ\u{ccb}%:%lld ಫ\u{ccb}ಟ\u{ccb}ಗಳ\u{cc1}tಒಟ\u{ccd}ಟ\u{cc1} %2$lldರಲ\u{ccd}ಲ\u{cbf} %1$ll\
dನ\u{cc7} ಫ\u{ccb}ಟ\u{ccb}tಫ\u{ccb}ಟ\u{ccb} ಲ\u{ccb}ಡ\u{ccd} ಮ\u{cbe}ಡಲ\u{cc1} ಸ\u{cbe}ಧ\u{ccd}ಯವ\u{cbe}ಗಲ\u{cbf}\
ಲ\u{ccd}ಲ.tಫ\u{ccb}ಟ\u{ccb} ತ\u{cc6}ರ\u{cc6}ಯ\u{cbf}ರ\u{cbf}tಫ\u{ccb}ಟ\u{ccb} ಉಳ\u{cbf}ಸ\u{cbf}tಸ\u{c82}ದ\u{cc7}\
ಶವನ\u{ccd}ನ\u{cc1} ಓದಲ\u{cc1} ಆ\u{ccd}ಯಪ\u{ccd} ತ\u{cc6}ರ\u{cc6}ಯ\u{cbf}ರ\u{cbf}.p\"!1%lld ಫ\u{ccb}ಟ\u{ccb}%:%\
lld ಫ\u{ccb}ಟ\u{ccb}ಗಳ\u{cc1}tಸಹ\u{cbe}ಯ ತ\u{c82}ಡp\"!:%1$@ (%2$lld ಫ\u{ccb}ಟ\u{ccb})%C!%1$@ (%2$lld ಫ\u{ccb}ಟ\
\u{ccb}ಗಳ\u{cc1})t%@: ಹ\u{cca}ಸ ಸ\u{c82}ದ\u{cc7}ಶtApp Store ನಲ\u{ccd}ಲ\u{cbf} ರ\u{cc7}ಟ\u{ccd} ಮ\u{cbe}ಡ\u{cbf}\
tApp Store ನಲ\u{ccd}ಲ\u{cbf} ನ\u{cc0}ವ\u{cc1} ಬರ\u{cc6}ಯ\u{cc1}ವ ವ\u{cbf}ಮರ\u{ccd}ಶ\u{cc6}ಯ\u{cc1} ಈ ಆ\u{ccd}ಯ\
ಪ\u{ccd} ಅನ\u{ccd}ನ\u{cc1} ಹ\u{cc1}ಡ\u{cc1}ಕಲ\u{cc1} ಇತರರ\u{cbf}ಗ\u{cc6} ಸಹ\u{cbe}ಯ ಮ\u{cbe}ಡ\u{cc1}ತ\u{ccd}ತದ\
\u{cc6}.t%@ ನ\u{cbf}ಮಗ\u{cc6} ಇಷ\u{ccd}ಟವ\u{cbe}ಯ\u{cbf}ತ\u{cc7}?tಈಗ ಎಲ\u{ccd}ಲವ\u{cc2} ಸರ\u{cbf}ಯ\u{cbe}ಗ\u{cbf}\
 ಕ\u{cc6}ಲಸ ಮ\u{cbe}ಡ\u{cc1}ತ\u{ccd}ತ\u{cbf}ದ\u{cc6} ಎ\u{c82}ದ\u{cc1} ತ\u{cbf}ಳ\u{cbf}ದ\u{cc1} ಸ\u{c82}ತ\u{ccb}\
ಷವ\u{cbe}ಯ\u{cbf}ತ\u{cc1}! {app} ನ\u{cbf}ಮಗ\u{cc6} ಇಷ\u{ccd}ಟವ\u{cbe}ಗ\u{cbf}ದ\u{ccd}ದರ\u{cc6}, App Store ನಲ\u{ccd}\
ಲ\u{cbf} ಒ\u{c82}ದ\u{cc1} ಚ\u{cbf}ಕ\u{ccd}ಕ ವ\u{cbf}ಮರ\u{ccd}ಶ\u{cc6} ಬರ\u{cc6}ಯ\u{cc1}ವ\u{cbf}ರ\u{cbe}?tನ\u{cbf}\
ಮ\u{ccd}ಮ ಒಳ\u{ccd}ಳ\u{cc6}ಯ ಮ\u{cbe}ತ\u{cc1}ಗಳ\u{cbf}ಗ\u{cc6} ಧನ\u{ccd}ಯವ\u{cbe}ದಗಳ\u{cc1}! ನ\u{cbf}ಮಗ\u{cc6}\
 ಸ\u{ccd}ವಲ\u{ccd}ಪ ಸಮಯವ\u{cbf}ದ\u{ccd}ದರ\u{cc6}, App Store ನಲ\u{ccd}ಲ\u{cbf} {app} ಬಗ\u{ccd}ಗ\u{cc6} ಒ\u{c82}\
ದ\u{cc1} ಚ\u{cbf}ಕ\u{ccd}ಕ ವ\u{cbf}ಮರ\u{ccd}ಶ\u{cc6} ಬರ\u{cc6}ದರ\u{cc6} ನಮಗ\u{cc6} ತ\u{cc1}\u{c82}ಬ\u{cbe} ಸಹ\u{cbe}\
ಯವ\u{cbe}ಗ\u{cc1}ತ\u{ccd}ತದ\u{cc6}.t{app} ಬಳಸ\u{cc1}ತ\u{ccd}ತ\u{cbf}ರ\u{cc1}ವ\u{cc1}ದಕ\u{ccd}ಕ\u{cc6} ಧನ\u{ccd}\
ಯವ\u{cbe}ದಗಳ\u{cc1}! ಈ ಆ\u{ccd}ಯಪ\u{ccd} ನ\u{cbf}ಮಗ\u{cc6} ಇಷ\u{ccd}ಟವ\u{cbe}ಗ\u{cbf}ದ\u{ccd}ದರ\u{cc6}, App St\
ore ನಲ\u{ccd}ಲ\u{cbf} ಒ\u{c82}ದ\u{cc1} ಚ\u{cbf}ಕ\u{ccd}ಕ ವ\u{cbf}ಮರ\u{ccd}ಶ\u{cc6} ಬರ\u{cc6}ದರ\u{cc6} ನ\u{cbe}\
ವ\u{cc1} ಆಭ\u{cbe}ರ\u{cbf}ಗಳ\u{cbe}ಗ\u{cbf}ರ\u{cc1}ತ\u{ccd}ತ\u{cc7}ವ\u{cc6}.p\"!A!%lld ಗ\u{c82}ಟ\u{cc6}ಯ ನ\u{c82}\
ತರ%D!%lld ಗ\u{c82}ಟ\u{cc6}ಗಳ ನ\u{c82}ತರp\"!D!%lld ನ\u{cbf}ಮ\u{cbf}ಷದ ನ\u{c82}ತರ%G!%lld ನ\u{cbf}ಮ\u{cbf}ಷಗಳ ನ\u{c82}\
ತರp\"!J!%lld ಸ\u{cc6}ಕ\u{cc6}\u{c82}ಡ\u{cbf}ನ ನ\u{c82}ತರ%M!%lld ಸ\u{cc6}ಕ\u{cc6}\u{c82}ಡ\u{cc1}ಗಳ ನ\u{c82}ತರ''\
''1..8';>A!4.<C!Q!X!4.*21<@!.*.K!K!;.1+''*4D!1'>W!M\"W!H!?E!M\"@!E!H\"T!D!@!P\"A!J!2D!:2B!E!..L!22;4=Z\"B!G$M$\
L$522t취소t복사t삭제t완료t나중에 하기t설정 열기t다시 시도t상담 팀과의 대화t닫기t최신 메시지로 이동t이전 메시지 불러오기t메시지를 불러오는 중…t새로운 메시지t고객 지원t상담 팀이 입력 중\
…p!%?읽지 않은 메시지 %lld개t저희 팀과 직접 대화하실 수 있어요.t궁금한 점, 의견 또는 오류가 있으신가요?t메시지 입력란t사진 첨부t카메라p!%.%lld자 남음t사진 보관함p!%8사진 %\
lld장 선택됨t메시지를 입력하세요…t사진 제거t보내기t연결 중…t인터넷에 연결되어 있지 않아요t실시간 업데이트가 일시 정지됨t다시 연결하는 중…t새로 고침t다시 연결됨t날짜: %@t오늘t어제t전송\
됨t전송되지 않음t다시 시도하려면 탭하세요t보내는 중…t보냄t연결을 기다리는 중…t이 대화에서는 메시지를 보낼 수 없어요.t사진을 찍으려면 설정에서 카메라 접근을 허용해 주세요.t문제가 발생했어요.\
 다시 시도해 주세요.t메시지를 불러오지 못했어요.t메시지가 너무 길어요.t사진을 추가하지 못했어요.t사진을 선택하려면 설정에서 사진 접근을 허용해 주세요.t사진 용량이 너무 커요.t메시지를 보내지\
 못했어요.t서버가 응답하지 않아요. 나중에 다시 시도해 주세요.t지금은 고객 지원을 이용할 수 없어요.t메시지 한도에 도달했어요t%@ 다시 보낼 수 있어요.p!%K\"메시지 하나에 사진을 최대 %\
lld장까지 첨부할 수 있어요.t사진 한도에 도달했어요t%@ 사진을 다시 보낼 수 있어요.t보낸 시간: %@t상담 팀의 메시지, %1$@: %2$@t내 메시지, %1$@: %2$@p!%.사진 %ll\
d장t사진 %2$lld장 중 %1$lld번째t사진을 불러오지 못했어요.t사진 열기t사진 저장t앱을 열어 메시지를 확인하세요.p!%.사진 %lld장t고객 지원 팀p!%7%1$@ (사진 %2$lld장)\
t%@의 새 메시지tApp Store에서 평가하기tApp Store에 남겨 주신 리뷰는 다른 분들이 앱을 찾는 데 도움이 돼요.t%@ 앱이 마음에 드시나요?t이제 잘 작동한다니 정말 기뻐요! {ap\
p} 앱이 마음에 드신다면 App Store에 짧은 리뷰를 남겨 주시겠어요?t따뜻한 말씀 감사해요! 잠시 시간이 되신다면 App Store에 {app} 앱의 짧은 리뷰를 남겨 주세요. 큰 힘이 돼요\
.t{app} 앱을 이용해 주셔서 감사해요! 마음에 드신다면 App Store에 짧은 리뷰를 남겨 주세요. 큰 도움이 돼요.p!%1%lld시간 후에p!%.%lld분 후에p!%.%lld초 후에?9E!\
B!C!U!U!X!<G#^\"N\"O!0_!I$]$_\"R!L!3E#I!L$L!\\!<[!B\"Y#Q\"<X!403<N!^\"H!3P\"G$L%R#U\"T#_!D&[!A#Z$]!P\"K#T'J\"N\
#A![!^!Z!L!I\"L!V!\\\"Z!7N\"J!W!^%\\!L*_+O*N#N#N#tറദ\u{d4d}ദ\u{d3e}ക\u{d4d}ക\u{d41}കtപകർത\u{d4d}ത\u{d41}കtഇല\u{d4d}\
ല\u{d3e}ത\u{d3e}ക\u{d4d}ക\u{d41}കtപ\u{d42}ർത\u{d4d}ത\u{d3f}യ\u{d3e}യ\u{d3f}tഇപ\u{d4d}പ\u{d4b}ൾ വ\u{d47}ണ\u{d4d}\
ടtക\u{d4d}രമ\u{d40}കരണ\u{d02} ത\u{d41}റക\u{d4d}ക\u{d41}കtവ\u{d40}ണ\u{d4d}ട\u{d41}\u{d02} ശ\u{d4d}രമ\u{d3f}ക\u{d4d}\
ക\u{d41}കtട\u{d40}മ\u{d41}മ\u{d3e}യ\u{d41}ള\u{d4d}ള സ\u{d02}ഭ\u{d3e}ഷണ\u{d02}tഅടയ\u{d4d}ക\u{d4d}ക\u{d41}കtഏറ\u{d4d}\
റവ\u{d41}\u{d02} പ\u{d41}ത\u{d3f}യ സന\u{d4d}ദ\u{d47}ശത\u{d4d}ത\u{d3f}ല\u{d47}ക\u{d4d}ക\u{d4d} പ\u{d4b}ക\u{d41}\
കtമ\u{d41}മ\u{d4d}പ\u{d41}ള\u{d4d}ള സന\u{d4d}ദ\u{d47}ശങ\u{d4d}ങൾ ല\u{d4b}ഡ\u{d4d} ച\u{d46}യ\u{d4d}യ\u{d41}കtസന\
\u{d4d}ദ\u{d47}ശങ\u{d4d}ങൾ ല\u{d4b}ഡ\u{d4d} ച\u{d46}യ\u{d4d}യ\u{d41}ന\u{d4d}ന\u{d41}…tപ\u{d41}ത\u{d3f}യ സന\u{d4d}\
ദ\u{d47}ശങ\u{d4d}ങൾtസഹ\u{d3e}യ\u{d02}tട\u{d40}\u{d02} ട\u{d48}പ\u{d4d}പ\u{d4d} ച\u{d46}യ\u{d4d}യ\u{d41}ന\u{d4d}\
ന\u{d41}…p\"!\\!വ\u{d3e}യ\u{d3f}ക\u{d4d}ക\u{d3e}ത\u{d4d}ത %lld സന\u{d4d}ദ\u{d47}ശ\u{d02}%E\"വ\u{d3e}യ\u{d3f}ക\u{d4d}\
ക\u{d3e}ത\u{d4d}ത %lld സന\u{d4d}ദ\u{d47}ശങ\u{d4d}ങൾtഇവ\u{d3f}ട\u{d46} ന\u{d3f}ങ\u{d4d}ങൾ ഞങ\u{d4d}ങള\u{d41}ട\u{d46}\
 ട\u{d40}മ\u{d41}മ\u{d3e}യ\u{d3f} ന\u{d47}ര\u{d3f}ട\u{d4d}ട\u{d4d} സ\u{d02}സ\u{d3e}ര\u{d3f}ക\u{d4d}ക\u{d41}കയ\u{d3e}\
ണ\u{d4d}.tച\u{d4b}ദ\u{d4d}യമ\u{d4b} അഭ\u{d3f}പ\u{d4d}ര\u{d3e}യമ\u{d4b} പ\u{d4d}രശ\u{d4d}നമ\u{d4b} ഉണ\u{d4d}ട\u{d4b}\
?tന\u{d3f}ങ\u{d4d}ങള\u{d41}ട\u{d46} സന\u{d4d}ദ\u{d47}ശ\u{d02}tഫ\u{d4b}ട\u{d4d}ട\u{d4b} ച\u{d47}ർക\u{d4d}ക\u{d41}\
കtക\u{d4d}യ\u{d3e}മറp\"!J!%lld അക\u{d4d}ഷര\u{d02} ബ\u{d3e}ക\u{d4d}ക\u{d3f}%S!%lld അക\u{d4d}ഷരങ\u{d4d}ങൾ ബ\u{d3e}\
ക\u{d4d}ക\u{d3f}tഫ\u{d4b}ട\u{d4d}ട\u{d4b} ല\u{d48}ബ\u{d4d}രറ\u{d3f}p\"!_!%lld ഫ\u{d4b}ട\u{d4d}ട\u{d4b} ത\u{d3f}\
രഞ\u{d4d}ഞ\u{d46}ട\u{d41}ത\u{d4d}ത\u{d41}%E\"%lld ഫ\u{d4b}ട\u{d4d}ട\u{d4b}കൾ ത\u{d3f}രഞ\u{d4d}ഞ\u{d46}ട\u{d41}\
ത\u{d4d}ത\u{d41}tസന\u{d4d}ദ\u{d47}ശ\u{d02} എഴ\u{d41}ത\u{d41}ക…tഫ\u{d4b}ട\u{d4d}ട\u{d4b} ന\u{d40}ക\u{d4d}ക\u{d02}\
 ച\u{d46}യ\u{d4d}യ\u{d41}കtഅയയ\u{d4d}ക\u{d4d}ക\u{d41}കtകണക\u{d4d}റ\u{d4d}റ\u{d4d} ച\u{d46}യ\u{d4d}യ\u{d41}ന\u{d4d}\
ന\u{d41}…tഇന\u{d4d}റർന\u{d46}റ\u{d4d}റ\u{d4d} കണക\u{d4d}ഷൻ ഇല\u{d4d}ലtതത\u{d4d}സമയ അപ\u{d4d}\u{200c}ഡ\u{d47}റ\u{d4d}\
റ\u{d41}കൾ ത\u{d3e}ൽക\u{d4d}ക\u{d3e}ല\u{d3f}കമ\u{d3e}യ\u{d3f} ന\u{d3f}ർത\u{d4d}ത\u{d3f}tവ\u{d40}ണ\u{d4d}ട\u{d41}\
\u{d02} കണക\u{d4d}റ\u{d4d}റ\u{d4d} ച\u{d46}യ\u{d4d}യ\u{d41}ന\u{d4d}ന\u{d41}…tപ\u{d41}ത\u{d41}ക\u{d4d}ക\u{d41}ക\
tകണക\u{d4d}ഷൻ ത\u{d3f}ര\u{d3f}ച\u{d4d}ച\u{d46}ത\u{d4d}ത\u{d3f}tത\u{d40}യത\u{d3f}: %@tഇന\u{d4d}ന\u{d4d}tഇന\u{d4d}\
നല\u{d46}tഎത\u{d4d}ത\u{d3f}ച\u{d4d}ച\u{d41}tഅയയ\u{d4d}ക\u{d4d}ക\u{d3e}ന\u{d3e}യ\u{d3f}ല\u{d4d}ലtവ\u{d40}ണ\u{d4d}\
ട\u{d41}\u{d02} ശ\u{d4d}രമ\u{d3f}ക\u{d4d}ക\u{d3e}ൻ ട\u{d3e}പ\u{d4d}പ\u{d4d} ച\u{d46}യ\u{d4d}യ\u{d41}കtഅയയ\u{d4d}\
ക\u{d4d}ക\u{d41}ന\u{d4d}ന\u{d41}…tഅയച\u{d4d}ച\u{d41}tകണക\u{d4d}ഷന\u{d3e}യ\u{d3f} ക\u{d3e}ത\u{d4d}ത\u{d3f}ര\u{d3f}\
ക\u{d4d}ക\u{d41}ന\u{d4d}ന\u{d41}…tഈ ച\u{d3e}റ\u{d4d}റ\u{d3f}ൽ ന\u{d3f}ങ\u{d4d}ങൾക\u{d4d}ക\u{d4d} സന\u{d4d}ദ\u{d47}\
ശങ\u{d4d}ങൾ അയയ\u{d4d}ക\u{d4d}ക\u{d3e}ന\u{d3e}ക\u{d3f}ല\u{d4d}ല.tഫ\u{d4b}ട\u{d4d}ട\u{d4b} എട\u{d41}ക\u{d4d}ക\u{d3e}\
ൻ ക\u{d4d}രമ\u{d40}കരണത\u{d4d}ത\u{d3f}ൽ ക\u{d4d}യ\u{d3e}മറ ഉപയ\u{d4b}ഗ\u{d3f}ക\u{d4d}ക\u{d3e}ൻ അന\u{d41}വദ\u{d3f}\
ക\u{d4d}ക\u{d41}ക.tഎന\u{d4d}ത\u{d4b} ക\u{d41}ഴപ\u{d4d}പമ\u{d41}ണ\u{d4d}ട\u{d3e}യ\u{d3f}. വ\u{d40}ണ\u{d4d}ട\u{d41}\
\u{d02} ശ\u{d4d}രമ\u{d3f}ക\u{d4d}ക\u{d41}ക.tസന\u{d4d}ദ\u{d47}ശങ\u{d4d}ങൾ ല\u{d4b}ഡ\u{d4d} ച\u{d46}യ\u{d4d}യ\u{d3e}\
ന\u{d3e}യ\u{d3f}ല\u{d4d}ല.tന\u{d3f}ങ\u{d4d}ങള\u{d41}ട\u{d46} സന\u{d4d}ദ\u{d47}ശത\u{d4d}ത\u{d3f}ന\u{d4d} ദ\u{d48}\
ർഘ\u{d4d}യ\u{d02} ക\u{d42}ട\u{d41}തല\u{d3e}ണ\u{d4d}.tഫ\u{d4b}ട\u{d4d}ട\u{d4b} ച\u{d47}ർക\u{d4d}ക\u{d3e}ന\u{d3e}\
യ\u{d3f}ല\u{d4d}ല.tഫ\u{d4b}ട\u{d4d}ട\u{d4b} ത\u{d3f}രഞ\u{d4d}ഞ\u{d46}ട\u{d41}ക\u{d4d}ക\u{d3e}ൻ ക\u{d4d}രമ\u{d40}\
കരണത\u{d4d}ത\u{d3f}ൽ ഫ\u{d4b}ട\u{d4d}ട\u{d4b}കൾ ഉപയ\u{d4b}ഗ\u{d3f}ക\u{d4d}ക\u{d3e}ൻ അന\u{d41}വദ\u{d3f}ക\u{d4d}\
ക\u{d41}ക.tഈ ഫ\u{d4b}ട\u{d4d}ട\u{d4b} വളര\u{d46} വല\u{d41}ത\u{d3e}ണ\u{d4d}.tന\u{d3f}ങ\u{d4d}ങള\u{d41}ട\u{d46} \
സന\u{d4d}ദ\u{d47}ശ\u{d02} അയയ\u{d4d}ക\u{d4d}ക\u{d3e}ന\u{d3e}യ\u{d3f}ല\u{d4d}ല.tസ\u{d46}ർവർ പ\u{d4d}രത\u{d3f}കര\
\u{d3f}ക\u{d4d}ക\u{d41}ന\u{d4d}ന\u{d3f}ല\u{d4d}ല. പ\u{d3f}ന\u{d4d}ന\u{d40}ട\u{d4d} വ\u{d40}ണ\u{d4d}ട\u{d41}\u{d02}\
 ശ\u{d4d}രമ\u{d3f}ക\u{d4d}ക\u{d41}ക.tസഹ\u{d3e}യ\u{d02} ഇപ\u{d4d}പ\u{d4b}ൾ ലഭ\u{d4d}യമല\u{d4d}ല.tസന\u{d4d}ദ\u{d47}\
ശങ\u{d4d}ങള\u{d41}ട\u{d46} പര\u{d3f}ധ\u{d3f}യ\u{d3f}ല\u{d46}ത\u{d4d}ത\u{d3f}t%@ ന\u{d3f}ങ\u{d4d}ങൾക\u{d4d}ക\u{d4d}\
 വ\u{d40}ണ\u{d4d}ട\u{d41}\u{d02} സന\u{d4d}ദ\u{d47}ശ\u{d02} അയയ\u{d4d}ക\u{d4d}ക\u{d3e}\u{d02}.p\"!S#ഒര\u{d41} സ\
ന\u{d4d}ദ\u{d47}ശത\u{d4d}ത\u{d3f}ൽ പരമ\u{d3e}വധ\u{d3f} %lld ഫ\u{d4b}ട\u{d4d}ട\u{d4b} ച\u{d47}ർക\u{d4d}ക\u{d3e}\
\u{d02}.%Y#ഒര\u{d41} സന\u{d4d}ദ\u{d47}ശത\u{d4d}ത\u{d3f}ൽ പരമ\u{d3e}വധ\u{d3f} %lld ഫ\u{d4b}ട\u{d4d}ട\u{d4b}കൾ ച\
\u{d47}ർക\u{d4d}ക\u{d3e}\u{d02}.tഫ\u{d4b}ട\u{d4d}ട\u{d4b}കള\u{d41}ട\u{d46} പര\u{d3f}ധ\u{d3f}യ\u{d3f}ല\u{d46}ത\u{d4d}\
ത\u{d3f}t%@ ന\u{d3f}ങ\u{d4d}ങൾക\u{d4d}ക\u{d4d} വ\u{d40}ണ\u{d4d}ട\u{d41}\u{d02} ഫ\u{d4b}ട\u{d4d}ട\u{d4b}കൾ അയയ\u{d4d}\
ക\u{d4d}ക\u{d3e}\u{d02}.tഅയച\u{d4d}ച സമയ\u{d02}: %@tട\u{d40}മ\u{d3f}ന\u{d4d}റ\u{d46} സന\u{d4d}ദ\u{d47}ശ\u{d02}\
, %1$@: %2$@tന\u{d3f}ങ\u{d4d}ങള\u{d41}ട\u{d46} സന\u{d4d}ദ\u{d47}ശ\u{d02}, %1$@: %2$@p\"!7%lld ഫ\u{d4b}ട\u{d4d}\
ട\u{d4b}%=%lld ഫ\u{d4b}ട\u{d4d}ട\u{d4b}കൾtഫ\u{d4b}ട\u{d4d}ട\u{d4b} %1$lld, ആക\u{d46} %2$lldtഫ\u{d4b}ട\u{d4d}ട\u{d4b}\
 ല\u{d4b}ഡ\u{d4d} ച\u{d46}യ\u{d4d}യ\u{d3e}ന\u{d3e}യ\u{d3f}ല\u{d4d}ല.tഫ\u{d4b}ട\u{d4d}ട\u{d4b} ത\u{d41}റക\u{d4d}\
ക\u{d41}കtഫ\u{d4b}ട\u{d4d}ട\u{d4b} സ\u{d47}വ\u{d4d} ച\u{d46}യ\u{d4d}യ\u{d41}കtസന\u{d4d}ദ\u{d47}ശ\u{d02} വ\u{d3e}\
യ\u{d3f}ക\u{d4d}ക\u{d3e}ൻ ആപ\u{d4d}പ\u{d4d} ത\u{d41}റക\u{d4d}ക\u{d41}ക.p\"!7%lld ഫ\u{d4b}ട\u{d4d}ട\u{d4b}%=%ll\
d ഫ\u{d4b}ട\u{d4d}ട\u{d4b}കൾtസഹ\u{d3e}യ ട\u{d40}\u{d02}p\"!@!%1$@ (%2$lld ഫ\u{d4b}ട\u{d4d}ട\u{d4b})%F!%1$@ (%2\
$lld ഫ\u{d4b}ട\u{d4d}ട\u{d4b}കൾ)t%@: പ\u{d41}ത\u{d3f}യ സന\u{d4d}ദ\u{d47}ശ\u{d02}tApp Store-ൽ റ\u{d47}റ\u{d4d}റ\
\u{d4d} ച\u{d46}യ\u{d4d}യ\u{d41}കtApp Store-ല\u{d46} ന\u{d3f}ങ\u{d4d}ങള\u{d41}ട\u{d46} റ\u{d3f}വ\u{d4d}യ\u{d42}\
 ഈ ആപ\u{d4d}പ\u{d4d} കണ\u{d4d}ട\u{d46}ത\u{d4d}ത\u{d3e}ൻ മറ\u{d4d}റ\u{d41}ള\u{d4d}ളവര\u{d46} സഹ\u{d3e}യ\u{d3f}ക\
\u{d4d}ക\u{d41}ന\u{d4d}ന\u{d41}.t%@ ന\u{d3f}ങ\u{d4d}ങൾക\u{d4d}ക\u{d4d} ഇഷ\u{d4d}ടമ\u{d3e}യ\u{d4b}?tഇപ\u{d4d}പ\u{d4b}\
ൾ എല\u{d4d}ല\u{d3e}\u{d02} ശര\u{d3f}യ\u{d3e}യ\u{d3f} പ\u{d4d}രവർത\u{d4d}ത\u{d3f}ക\u{d4d}ക\u{d41}ന\u{d4d}ന\u{d41}\
 എന\u{d4d}നറ\u{d3f}ഞ\u{d4d}ഞത\u{d3f}ൽ സന\u{d4d}ത\u{d4b}ഷ\u{d02}! {app} ന\u{d3f}ങ\u{d4d}ങൾക\u{d4d}ക\u{d4d} ഇഷ\u{d4d}\
ടമ\u{d3e}ണ\u{d46}ങ\u{d4d}ക\u{d3f}ൽ, App Store-ൽ ഒര\u{d41} ച\u{d46}റ\u{d3f}യ റ\u{d3f}വ\u{d4d}യ\u{d42} എഴ\u{d41}\
ത\u{d3e}മ\u{d4b}?tന\u{d3f}ങ\u{d4d}ങള\u{d41}ട\u{d46} നല\u{d4d}ല വ\u{d3e}ക\u{d4d}ക\u{d41}കൾക\u{d4d}ക\u{d4d} നന\u{d4d}\
ദ\u{d3f}! അൽപ\u{d4d}പ\u{d02} സമയമ\u{d41}ണ\u{d4d}ട\u{d46}ങ\u{d4d}ക\u{d3f}ൽ, App Store-ൽ {app} എന\u{d4d}ന ആപ\u{d4d}\
പ\u{d3f}ന\u{d46}ക\u{d4d}ക\u{d41}റ\u{d3f}ച\u{d4d}ച\u{d4d} ഒര\u{d41} ച\u{d46}റ\u{d3f}യ റ\u{d3f}വ\u{d4d}യ\u{d42} \
എഴ\u{d41}ത\u{d3f}യ\u{d3e}ൽ ഞങ\u{d4d}ങൾക\u{d4d}ക\u{d4d} വല\u{d3f}യ സഹ\u{d3e}യമ\u{d3e}ക\u{d41}\u{d02}.t{app} ഉപയ\
\u{d4b}ഗ\u{d3f}ക\u{d4d}ക\u{d41}ന\u{d4d}നത\u{d3f}ന\u{d4d} നന\u{d4d}ദ\u{d3f}! ഈ ആപ\u{d4d}പ\u{d4d} ന\u{d3f}ങ\u{d4d}\
ങൾക\u{d4d}ക\u{d4d} ഇഷ\u{d4d}ടമ\u{d3e}ണ\u{d46}ങ\u{d4d}ക\u{d3f}ൽ, App Store-ൽ ഒര\u{d41} ച\u{d46}റ\u{d3f}യ റ\u{d3f}\
വ\u{d4d}യ\u{d42} എഴ\u{d41}ത\u{d3f}യ\u{d3e}ൽ ഞങ\u{d4d}ങൾ നന\u{d4d}ദ\u{d3f}യ\u{d41}ള\u{d4d}ളവര\u{d3e}യ\u{d3f}ര\u{d3f}\
ക\u{d4d}ക\u{d41}\u{d02}.p\"!S!%lld മണ\u{d3f}ക\u{d4d}ക\u{d42}ർ കഴ\u{d3f}ഞ\u{d4d}ഞ\u{d4d}%S!%lld മണ\u{d3f}ക\u{d4d}\
ക\u{d42}ർ കഴ\u{d3f}ഞ\u{d4d}ഞ\u{d4d}p\"!S!%lld മ\u{d3f}ന\u{d3f}റ\u{d4d}റ\u{d4d} കഴ\u{d3f}ഞ\u{d4d}ഞ\u{d4d}%S!%ll\
d മ\u{d3f}ന\u{d3f}റ\u{d4d}റ\u{d4d} കഴ\u{d3f}ഞ\u{d4d}ഞ\u{d4d}p\"!S!%lld സ\u{d46}ക\u{d4d}കൻഡ\u{d4d} കഴ\u{d3f}ഞ\u{d4d}\
ഞ\u{d4d}%S!%lld സ\u{d46}ക\u{d4d}കൻഡ\u{d4d} കഴ\u{d3f}ഞ\u{d4d}ഞ\u{d4d}77--7F!S!O!4@\"T!T!=*G!D#H#X\"@!:3Y\"F!P\"\
@!J!0J!Y!Y\"]!@!J!4'*6J!\\\"=3E\"K#M%R#B\"B\"U!G%V!K\"X$[!B\"W\"X(\\!T\"M!L!L!H!G\"\\!:G!G\"H!4Z!A!Q!D%T!S(L*Y\
(D\"Q\"Q\"tरद\u{94d}द कर\u{93e}tक\u{949}प\u{940} कर\u{93e}tहटव\u{93e}tझ\u{93e}ल\u{947}tआत\u{93e} न\u{93e}ह\u{940}\
tस\u{947}ट\u{93f}\u{902}ग\u{94d}ज उघड\u{93e}tप\u{941}न\u{94d}ह\u{93e} प\u{94d}रयत\u{94d}न कर\u{93e}tट\u{940}मस\
\u{94b}बतच\u{947} स\u{902}भ\u{93e}षणtब\u{902}द कर\u{93e}tसर\u{94d}व\u{93e}त नव\u{940}न स\u{902}द\u{947}श\u{93e}\
वर ज\u{93e}tआध\u{940}च\u{947} स\u{902}द\u{947}श ल\u{94b}ड कर\u{93e}tस\u{902}द\u{947}श ल\u{94b}ड ह\u{94b}त आह\u{947}\
त…tनव\u{940}न स\u{902}द\u{947}शtमदतtट\u{940}म ल\u{93f}ह\u{940}त आह\u{947}…p\"!N!%lld न व\u{93e}चल\u{947}ल\u{93e}\
 स\u{902}द\u{947}श%N!%lld न व\u{93e}चल\u{947}ल\u{947} स\u{902}द\u{947}शtय\u{947}थ\u{947} त\u{941}म\u{94d}ह\u{940}\
 थ\u{947}ट आमच\u{94d}य\u{93e} ट\u{940}मश\u{940} ब\u{94b}लत आह\u{93e}त.tक\u{93e}ह\u{940} प\u{94d}रश\u{94d}न, अभ\
\u{93f}प\u{94d}र\u{93e}य क\u{93f}\u{902}व\u{93e} अडचण?tत\u{941}मच\u{93e} स\u{902}द\u{947}शtफ\u{94b}ट\u{94b} ज\u{94b}\
ड\u{93e}tक\u{945}म\u{947}र\u{93e}p\"!G!%lld अक\u{94d}षर श\u{93f}ल\u{94d}लक%J!%lld अक\u{94d}षर\u{947} श\u{93f}ल\
\u{94d}लकtफ\u{94b}ट\u{94b} ल\u{93e}यब\u{94d}रर\u{940}p\"!D!%lld फ\u{94b}ट\u{94b} न\u{93f}वडल\u{93e}%D!%lld फ\u{94b}\
ट\u{94b} न\u{93f}वडल\u{947}tस\u{902}द\u{947}श ल\u{93f}ह\u{93e}…tफ\u{94b}ट\u{94b} क\u{93e}ढ\u{942}न ट\u{93e}क\u{93e}\
tप\u{93e}ठव\u{93e}tकन\u{947}क\u{94d}ट ह\u{94b}त आह\u{947}…tइ\u{902}टरन\u{947}ट कन\u{947}क\u{94d}शन न\u{93e}ह\u{940}\
tल\u{93e}इव\u{94d}ह अपड\u{947}ट त\u{942}र\u{94d}त\u{93e}स थ\u{93e}\u{902}बल\u{947} आह\u{947}तtप\u{941}न\u{94d}\
ह\u{93e} कन\u{947}क\u{94d}ट ह\u{94b}त आह\u{947}…tर\u{93f}फ\u{94d}र\u{947}श कर\u{93e}tकन\u{947}क\u{94d}शन परत आ\
ल\u{947}tत\u{93e}र\u{940}ख: %@tआजtक\u{93e}लtप\u{94b}ह\u{94b}चल\u{93e}tप\u{93e}ठवत\u{93e} आल\u{93e} न\u{93e}ह\u{940}\
tप\u{941}न\u{94d}ह\u{93e} प\u{94d}रयत\u{94d}न करण\u{94d}य\u{93e}स\u{93e}ठ\u{940} ट\u{945}प कर\u{93e}tप\u{93e}ठ\
वत आह\u{947}…tप\u{93e}ठवल\u{93e}tकन\u{947}क\u{94d}शनच\u{940} प\u{94d}रत\u{940}क\u{94d}ष\u{93e} आह\u{947}…tत\u{941}\
म\u{94d}ह\u{940} य\u{93e} च\u{945}टमध\u{94d}य\u{947} स\u{902}द\u{947}श प\u{93e}ठव\u{942} शकत न\u{93e}ह\u{940}.\
tफ\u{94b}ट\u{94b} क\u{93e}ढण\u{94d}य\u{93e}स\u{93e}ठ\u{940} स\u{947}ट\u{93f}\u{902}ग\u{94d}जमध\u{94d}य\u{947} \
क\u{945}म\u{947}र\u{93e} व\u{93e}परण\u{94d}य\u{93e}च\u{940} परव\u{93e}नग\u{940} द\u{94d}य\u{93e}.tक\u{93e}ह\u{940}\
तर\u{940} च\u{942}क झ\u{93e}ल\u{940}. क\u{943}पय\u{93e} प\u{941}न\u{94d}ह\u{93e} प\u{94d}रयत\u{94d}न कर\u{93e}\
.tस\u{902}द\u{947}श ल\u{94b}ड करत\u{93e} आल\u{947} न\u{93e}ह\u{940}त.tत\u{941}मच\u{93e} स\u{902}द\u{947}श ख\u{942}\
प म\u{94b}ठ\u{93e} आह\u{947}.tफ\u{94b}ट\u{94b} ज\u{94b}डत\u{93e} आल\u{93e} न\u{93e}ह\u{940}.tफ\u{94b}ट\u{94b} \
न\u{93f}वडण\u{94d}य\u{93e}स\u{93e}ठ\u{940} स\u{947}ट\u{93f}\u{902}ग\u{94d}जमध\u{94d}य\u{947} फ\u{94b}ट\u{94b} \
प\u{93e}हण\u{94d}य\u{93e}च\u{940} परव\u{93e}नग\u{940} द\u{94d}य\u{93e}.tह\u{93e} फ\u{94b}ट\u{94b} ख\u{942}प म\u{94b}\
ठ\u{93e} आह\u{947}.tत\u{941}मच\u{93e} स\u{902}द\u{947}श प\u{93e}ठवत\u{93e} आल\u{93e} न\u{93e}ह\u{940}.tसर\u{94d}\
व\u{94d}हर प\u{94d}रत\u{93f}स\u{93e}द द\u{947}त न\u{93e}ह\u{940}. क\u{943}पय\u{93e} न\u{902}तर प\u{941}न\u{94d}\
ह\u{93e} प\u{94d}रयत\u{94d}न कर\u{93e}.tमदत सध\u{94d}य\u{93e} उपलब\u{94d}ध न\u{93e}ह\u{940}.tस\u{902}द\u{947}श\
\u{93e}\u{902}च\u{940} मर\u{94d}य\u{93e}द\u{93e} ग\u{93e}ठल\u{940}tत\u{941}म\u{94d}ह\u{940} %@ प\u{941}न\u{94d}\
ह\u{93e} स\u{902}द\u{947}श प\u{93e}ठव\u{942} शकत\u{93e}.p\"!H$त\u{941}म\u{94d}ह\u{940} एक\u{93e} स\u{902}द\u{947}\
श\u{93e}ल\u{93e} ज\u{93e}स\u{94d}त\u{940}त ज\u{93e}स\u{94d}त %lld फ\u{94b}ट\u{94b} ज\u{94b}ड\u{942} शकत\u{93e}\
.%H$त\u{941}म\u{94d}ह\u{940} एक\u{93e} स\u{902}द\u{947}श\u{93e}ल\u{93e} ज\u{93e}स\u{94d}त\u{940}त ज\u{93e}स\u{94d}\
त %lld फ\u{94b}ट\u{94b} ज\u{94b}ड\u{942} शकत\u{93e}.tफ\u{94b}ट\u{94b}\u{902}च\u{940} मर\u{94d}य\u{93e}द\u{93e}\
 ग\u{93e}ठल\u{940}tत\u{941}म\u{94d}ह\u{940} %@ प\u{941}न\u{94d}ह\u{93e} फ\u{94b}ट\u{94b} प\u{93e}ठव\u{942} शकत\
\u{93e}.tप\u{93e}ठवण\u{94d}य\u{93e}च\u{940} व\u{947}ळ: %@tट\u{940}मच\u{93e} स\u{902}द\u{947}श, %1$@: %2$@tत\u{941}\
मच\u{93e} स\u{902}द\u{947}श, %1$@: %2$@p\"!1%lld फ\u{94b}ट\u{94b}%1%lld फ\u{94b}ट\u{94b}t%2$lld प\u{948}क\u{940}\
 %1$lld क\u{94d}रम\u{93e}\u{902}क\u{93e}च\u{93e} फ\u{94b}ट\u{94b}tफ\u{94b}ट\u{94b} ल\u{94b}ड करत\u{93e} आल\u{93e}\
 न\u{93e}ह\u{940}.tफ\u{94b}ट\u{94b} उघड\u{93e}tफ\u{94b}ट\u{94b} स\u{947}व\u{94d}ह कर\u{93e}tस\u{902}द\u{947}श \
व\u{93e}चण\u{94d}य\u{93e}स\u{93e}ठ\u{940} ॲप उघड\u{93e}.p\"!1%lld फ\u{94b}ट\u{94b}%1%lld फ\u{94b}ट\u{94b}tमदत \
ट\u{940}मp\"!:%1$@ (%2$lld फ\u{94b}ट\u{94b})%:%1$@ (%2$lld फ\u{94b}ट\u{94b})t%@: नव\u{940}न स\u{902}द\u{947}शt\
App Store वर र\u{947}ट\u{93f}\u{902}ग द\u{94d}य\u{93e}tApp Store वर\u{940}ल त\u{941}मच\u{94d}य\u{93e} पर\u{940}\
क\u{94d}षण\u{93e}म\u{941}ळ\u{947} इतर\u{93e}\u{902}न\u{93e} ह\u{947} ॲप श\u{94b}ध\u{93e}यल\u{93e} मदत ह\u{94b}\
त\u{947}.tत\u{941}म\u{94d}ह\u{93e}ल\u{93e} %@ आवडत\u{947} क\u{93e}?tआत\u{93e} सगळ\u{947} व\u{94d}यवस\u{94d}थ\u{93f}\
त च\u{93e}लत आह\u{947} ह\u{947} ऐक\u{942}न आन\u{902}द झ\u{93e}ल\u{93e}! त\u{941}म\u{94d}ह\u{93e}ल\u{93e} {app}\
 आवडत अस\u{947}ल, तर App Store वर एक छ\u{94b}ट\u{947}स\u{947} पर\u{940}क\u{94d}षण ल\u{93f}ह\u{93e}ल क\u{93e}?t\
त\u{941}मच\u{94d}य\u{93e} छ\u{93e}न शब\u{94d}द\u{93e}\u{902}स\u{93e}ठ\u{940} धन\u{94d}यव\u{93e}द! त\u{941}मच\u{94d}\
य\u{93e}कड\u{947} थ\u{94b}ड\u{93e} व\u{947}ळ अस\u{947}ल, तर App Store वर {app} बद\u{94d}दल एक छ\u{94b}ट\u{947}\
स\u{947} पर\u{940}क\u{94d}षण ल\u{93f}ह\u{93f}ल\u{94d}य\u{93e}स आम\u{94d}ह\u{93e}ल\u{93e} ख\u{942}प मदत ह\u{94b}\
ईल.t{app} व\u{93e}परल\u{94d}य\u{93e}बद\u{94d}दल धन\u{94d}यव\u{93e}द! त\u{941}म\u{94d}ह\u{93e}ल\u{93e} ह\u{947}\
 ॲप आवडत अस\u{947}ल, तर App Store वर एक छ\u{94b}ट\u{947}स\u{947} पर\u{940}क\u{94d}षण ल\u{93f}ह\u{93f}ल\u{94d}य\
\u{93e}स आम\u{94d}ह\u{940} आभ\u{93e}र\u{940} र\u{93e}ह\u{942}.p\"!=%lld त\u{93e}स\u{93e}न\u{902}तर%@!%lld त\u{93e}\
स\u{93e}\u{902}न\u{902}तरp\"!C!%lld म\u{93f}न\u{93f}ट\u{93e}न\u{902}तर%F!%lld म\u{93f}न\u{93f}ट\u{93e}\u{902}न\
\u{902}तरp\"!C!%lld स\u{947}क\u{902}द\u{93e}न\u{902}तर%F!%lld स\u{947}क\u{902}द\u{93e}\u{902}न\u{902}तर&&&(/,*\
>&783-)>;K!G!+/'7-5//'.9;5-6+)(-/6.)6U!Z!E!=<>V!8A![!G!8?A\"7D!2H!7-<<*,>-1699^!5O#@$P#465tBataltSalintPadamtS\
elesaitBukan SekarangtBuka SetingtCuba LagitPerbualan dengan pasukan kamitTutuptPergi ke mesej terkinitMuatkan\
 mesej terdahulutMemuatkan mesej…tMesej baharutSokongantPasukan kami sedang menaip…p!%7%lld mesej belum dibaca\
tAnda bersembang terus dengan pasukan kami.tAda soalan, maklum balas atau masalah?tMesej andatLampirkan fototK\
amerap!%3Tinggal %lld aksaratPustaka Fotop!%1%lld foto dipilihtTulis mesej…tKeluarkan fototHantartMenyambung…t\
Tiada sambungan internettKemas kini langsung dijedatMenyambung semula…tSegar SemulatSambungan telah pulihtTari\
kh: %@tHari InitSemalamtTelah sampaitTidak dihantartKetik untuk cuba lagitMenghantar…tDihantartMenunggu sambun\
gan…tAnda tidak boleh menghantar mesej dalam sembang ini.tUntuk mengambil foto, benarkan akses kamera dalam Se\
ting.tAda masalah berlaku. Sila cuba lagi.tMesej tidak dapat dimuatkan.tMesej anda terlalu panjang.tFoto tidak\
 dapat ditambahkan.tUntuk memilih foto, benarkan akses foto dalam Seting.tFoto ini terlalu besar.tMesej anda t\
idak dapat dihantar.tPelayan tidak memberikan respons. Sila cuba lagi kemudian.tSokongan tidak tersedia buat m\
asa ini.tHad mesej telah dicapaitAnda boleh menghantar lagi %@.p!%\\!Anda boleh melampirkan sehingga %lld foto\
 bagi setiap mesej.tHad foto telah dicapaitAnda boleh menghantar foto lagi %@.tDihantar pukul %@tMesej daripad\
a pasukan kami, %1$@: %2$@tMesej anda, %1$@: %2$@p!%)%lld fototFoto %1$lld daripada %2$lldtFoto tidak dapat di\
muatkan.tBuka fototSimpan FototBuka app untuk membaca mesej.p!%)%lld fototPasukan Sokonganp!%2%1$@ (%2$lld fot\
o)tMesej baharu daripada %@tBeri Rating di App StoretUlasan anda di App Store membantu orang lain menemui app \
ini.tSuka menggunakan %@?tKami gembira semuanya sudah berfungsi! Jika anda suka {app}, sudikah anda menulis ul\
asan ringkas di App Store?tTerima kasih atas kata-kata yang baik! Jika anda ada masa, ulasan ringkas tentang {\
app} di App Store akan sangat membantu kami.tTerima kasih kerana menggunakan {app}! Jika anda menyukainya, kam\
i amat menghargai ulasan ringkas di App Store.p!%0selepas %lld jamp!%2selepas %lld minitp!%1selepas %lld saat'\
'&')4,3%6=8..2M!I!L!./'D!/G!4,%.;B!7)0)&''+:*&9M!\\!<B!7>C\"5=J!P!?7E#<>-?:;7>,.C!;.M!23^!-O#V#J#?D!D!tAvbrytt\
KopiertSletttFerdigtIkke nåtÅpne InnstillingertPrøv igjentSamtale med teamettLukktGå til siste meldingtLast in\
n tidligere meldingertLaster inn meldinger…tNye meldingertBrukerstøttetTeamet skriver…p\"!2%lld ulest melding%\
5%lld uleste meldingertHer chatter du direkte med teamet vårt.tSpørsmål, tilbakemeldinger eller en feil?tMeldi\
ngen dintLegg ved bildetKamerap\"!/%lld tegn igjen%/%lld tegn igjentBildebibliotekp\"!0%lld bilde valgt%1%lld \
bilder valgttSkriv en melding…tFjern bildetSendtKobler til…tIngen internettforbindelsetDirekteoppdatering satt\
 på pausetKobler til på nytt…tOppdatertTilkoblet igjentDato: %@tI dagtI gårtLeverttIkke sendttTrykk for å prøv\
e igjentSender…tSendttVenter på tilkobling…tDu kan ikke sende meldinger i denne chatten.tGi tilgang til kamera\
et i Innstillinger for å ta et bilde.tNoe gikk galt. Prøv igjen.tMeldingene kunne ikke lastes inn.tMeldingen e\
r for lang.tBildet kunne ikke legges til.tGi tilgang til bildene dine i Innstillinger for å velge et bilde.tBi\
ldet er for stort.tMeldingen kunne ikke sendes.tServeren svarer ikke. Prøv igjen senere.tBrukerstøtte er ikke \
tilgjengelig akkurat nå.tGrensen for meldinger er nåddtDu kan sende igjen %@.p\"!N!Du kan legge ved maks. %lld\
 bilde per melding.%O!Du kan legge ved maks. %lld bilder per melding.tGrensen for bilder er nåddtDu kan sende \
bilder igjen %@.tSendt kl. %@tMelding fra teamet, %1$@: %2$@tMeldingen din, %1$@: %2$@p\"!*%lld bilde%+%lld bi\
ldertBilde %1$lld av %2$lldtBildet kunne ikke lastes inn.tÅpne bildetArkiver bildetÅpne appen for å lese meldi\
ngen.p\"!*%lld bilde%+%lld bildertBrukerstøttep\"!3%1$@ (%2$lld bilde)%4%1$@ (%2$lld bilder)tNy melding fra %@\
tVurder i App StoretAnmeldelsen din i App Store hjelper andre med å finne appen.tLiker du %@?tSå fint at det f\
ungerer nå! Hvis du er fornøyd med {app}, blir vi glade for en kort anmeldelse i App Store.tTakk for de hyggel\
ige ordene! Hvis du har et øyeblikk, ville en kort anmeldelse av {app} i App Store hjelpe oss mye.tTakk for at\
 du bruker {app}! Hvis du liker appen, setter vi stor pris på en kort anmeldelse i App Store.p\"!,om %lld time\
%-om %lld timerp\"!.om %lld minutt%0om %lld minutterp\"!.om %lld sekund%0om %lld sekunder)(*'(205&=731(1T!C!>+\
.'C!0V!7/&488<),*()(/?-*9L!A\"K!I!7D!D\"7F!T!G!8B!N#3A!0A!9<7A!*,E!<0N!A!:D\"-N#[#R#@!G!I!tAnnuleertKopieertVe\
rwijdertGereedtNiet nutOpen InstellingentProbeer opnieuwtGesprek met het teamtSluittGa naar het nieuwste beric\
httLaad eerdere berichtentBerichten laden…tNieuwe berichtentSupporttHet team typt…p\"!6%lld ongelezen bericht%\
8%lld ongelezen berichtentJe chat rechtstreeks met ons team.tVragen, feedback of een fout?tJe berichttVoeg fot\
o toetCamerap\"!.Nog %lld teken%/Nog %lld tekenstFotobibliotheekp\"!6%lld foto geselecteerd%:%lld foto’s gesel\
ecteerdtSchrijf een bericht…tVerwijder fototStuurtVerbinding maken…tGeen internetverbindingtLive-updates gepau\
zeerdtOpnieuw verbinding maken…tVernieuwtWeer onlinetDatum: %@tVandaagtGisterentBezorgdtNiet verstuurdtTik om \
het opnieuw te proberentVersturen…tVerstuurdtWachten op verbinding…tJe kunt in deze chat geen berichten sturen\
.tGeef in Instellingen toegang tot de camera om een foto te maken.tEr is iets misgegaan. Probeer het opnieuw.t\
De berichten kunnen niet worden geladen.tJe bericht is te lang.tDe foto kan niet worden toegevoegd.tGeef in In\
stellingen toegang tot je foto’s om een foto te kiezen.tDeze foto is te groot.tJe bericht kan niet worden vers\
tuurd.tDe server reageert niet. Probeer het later opnieuw.tSupport is momenteel niet beschikbaar.tBerichtenlim\
iet bereikttJe kunt %@ weer berichten sturen.p\"!Q!Je kunt per bericht maximaal %lld foto toevoegen.%U!Je kunt\
 per bericht maximaal %lld foto’s toevoegen.tFotolimiet bereikttJe kunt %@ weer foto’s sturen.tVerstuurd om %@\
tBericht van het team, %1$@: %2$@tJouw bericht, %1$@: %2$@p\"!)%lld foto%-%lld foto’stFoto %1$lld van %2$lldtD\
e foto kan niet worden geladen.tOpen fototBewaar fototOpen de app om het bericht te lezen.p\"!)%lld foto%-%lld\
 foto’stHet supportteamp\"!2%1$@ (%2$lld foto)%6%1$@ (%2$lld foto’s)t%@ heeft je een bericht gestuurdtBeoordee\
l in de App StoretMet jouw recensie in de App Store help je anderen de app te vinden.tBlij met %@?tFijn dat he\
t nu werkt! Als je blij bent met {app}, wil je dan een korte recensie achterlaten in de App Store?tBedankt voo\
r je aardige woorden! Als je even tijd hebt, zou een korte recensie van {app} in de App Store ons enorm helpen\
.tBedankt dat je {app} gebruikt! Als de app je bevalt, zijn we je dankbaar voor een korte recensie in de App S\
tore.p\"!-over %lld uur%-over %lld uurp\"!0over %lld minuut%1over %lld minutenp\"!1over %lld seconde%2over %ll\
d secondenC!=F!3:L!S!V!@!U\"P#K\"C!3C!N#Q#[\"L!C!9D#F!B#R!O!6C!\\!I\"P!L!L!4*39U!V\"<9O\"U#G%V#G#L\"H\"X$T!D#O\
$C\"H\"U\"^(Y!F\"D!X!X!N!A\"F\"@!J!U\"N!@!@\"G!V!U%[!E(V*B)B\"J\"P\"tବ\u{b3e}ତ\u{b3f}ଲ କରନ\u{b4d}ତ\u{b41}tକପ\u{b3f}\
 କରନ\u{b4d}ତ\u{b41}tଡ\u{b3f}ଲ\u{b3f}ଟ\u{b4d} କରନ\u{b4d}ତ\u{b41}tହ\u{b4b}ଇଗଲ\u{b3e}tଏବ\u{b47} ନ\u{b41}ହ\u{b47}\u{b01}\
tସ\u{b47}ଟ\u{b3f}\u{b02}ସ\u{b4d} ଖ\u{b4b}ଲନ\u{b4d}ତ\u{b41}tପ\u{b41}ଣ\u{b3f} ଚ\u{b47}ଷ\u{b4d}ଟ\u{b3e} କରନ\u{b4d}\
ତ\u{b41}tଟ\u{b3f}ମ\u{b4d} ସହ କଥ\u{b3e}ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}tବନ\u{b4d}ଦ କରନ\u{b4d}ତ\u{b41}tସବ\u{b41}\
ଠ\u{b3e}ର\u{b41} ନ\u{b42}ଆ ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}କ\u{b41} ଯ\u{b3e}ଆନ\u{b4d}ତ\u{b41}tପ\u{b42}ର\u{b4d}\
ବବର\u{b4d}ତ\u{b4d}ତ\u{b40} ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}ଗ\u{b41}ଡ\u{b3c}\u{b3f}କ ଲ\u{b4b}ଡ\u{b4d} କରନ\u{b4d}\
ତ\u{b41}tବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}ଗ\u{b41}ଡ\u{b3c}\u{b3f}କ ଲ\u{b4b}ଡ\u{b4d} ହ\u{b47}ଉଛ\u{b3f}…tନ\u{b42}\
ଆ ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}tସହ\u{b3e}ୟତ\u{b3e}tଟ\u{b3f}ମ\u{b4d} ଲ\u{b47}ଖ\u{b41}ଛ\u{b3f}…p\"!S!%lldଟ\u{b3f}\
 ଅପଠ\u{b3f}ତ ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}%S!%lldଟ\u{b3f} ଅପଠ\u{b3f}ତ ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}tଏଠ\u{b3e}\
ର\u{b47} ଆପଣ ସ\u{b3f}ଧ\u{b3e}ସଳଖ ଆମ ଟ\u{b3f}ମ\u{b4d} ସହ କଥ\u{b3e} ହ\u{b47}ଉଛନ\u{b4d}ତ\u{b3f}।tକ\u{b4c}ଣସ\u{b3f}\
 ପ\u{b4d}ରଶ\u{b4d}ନ, ମତ\u{b3e}ମତ କ\u{b3f}ମ\u{b4d}ବ\u{b3e} ସମସ\u{b4d}ୟ\u{b3e}?tଆପଣଙ\u{b4d}କ ବ\u{b3e}ର\u{b4d}ତ\u{b4d}\
ତ\u{b3e}tଫଟ\u{b4b} ଯ\u{b4b}ଡ\u{b3c}ନ\u{b4d}ତ\u{b41}tକ\u{b4d}ୟ\u{b3e}ମ\u{b47}ର\u{b3e}p\"!N!ଆଉ %lldଟ\u{b3f} ଅକ\u{b4d}\
ଷର ବ\u{b3e}କ\u{b3f}%N!ଆଉ %lldଟ\u{b3f} ଅକ\u{b4d}ଷର ବ\u{b3e}କ\u{b3f}tଫଟ\u{b4b} ଲ\u{b3e}ଇବ\u{b4d}ର\u{b47}ର\u{b40}\
p\"!M!%lldଟ\u{b3f} ଫଟ\u{b4b} ବଛ\u{b3e}ଯ\u{b3e}ଇଛ\u{b3f}%M!%lldଟ\u{b3f} ଫଟ\u{b4b} ବଛ\u{b3e}ଯ\u{b3e}ଇଛ\u{b3f}tବ\u{b3e}\
ର\u{b4d}ତ\u{b4d}ତ\u{b3e} ଲ\u{b47}ଖନ\u{b4d}ତ\u{b41}…tଫଟ\u{b4b} କ\u{b3e}ଢ\u{b3c}\u{b3f}ଦ\u{b3f}ଅନ\u{b4d}ତ\u{b41}\
tପଠ\u{b3e}ନ\u{b4d}ତ\u{b41}tସ\u{b02}ଯ\u{b4b}ଗ ହ\u{b47}ଉଛ\u{b3f}…tଇଣ\u{b4d}ଟରନ\u{b47}ଟ\u{b4d} ସ\u{b02}ଯ\u{b4b}ଗ \
ନ\u{b3e}ହ\u{b3f}\u{b01}tଲ\u{b3e}ଇଭ\u{b4d} ଅପଡ\u{b47}ଟ\u{b4d} ବ\u{b3f}ରତ କର\u{b3e}ଯ\u{b3e}ଇଛ\u{b3f}tପ\u{b41}ଣ\u{b3f}\
 ସ\u{b02}ଯ\u{b4b}ଗ ହ\u{b47}ଉଛ\u{b3f}…tର\u{b3f}ଫ\u{b4d}ର\u{b47}ସ\u{b4d} କରନ\u{b4d}ତ\u{b41}tସ\u{b02}ଯ\u{b4b}ଗ ଫ\u{b47}\
ର\u{b3f}ଆସ\u{b3f}ଛ\u{b3f}tତ\u{b3e}ର\u{b3f}ଖ: %@tଆଜ\u{b3f}tଗତକ\u{b3e}ଲ\u{b3f}tପହଞ\u{b4d}ଚ\u{b3f}ଛ\u{b3f}tପଠ\u{b3e}\
ଯ\u{b3e}ଇପ\u{b3e}ର\u{b3f}ଲ\u{b3e} ନ\u{b3e}ହ\u{b3f}\u{b01}tପ\u{b41}ଣ\u{b3f} ଚ\u{b47}ଷ\u{b4d}ଟ\u{b3e} କର\u{b3f}ବ\
\u{b3e}କ\u{b41} ଟ\u{b3e}ପ\u{b4d} କରନ\u{b4d}ତ\u{b41}tପଠ\u{b3e}ଯ\u{b3e}ଉଛ\u{b3f}…tପଠ\u{b3e}ଯ\u{b3e}ଇଛ\u{b3f}tସ\u{b02}\
ଯ\u{b4b}ଗ ପ\u{b3e}ଇ\u{b01} ଅପ\u{b47}କ\u{b4d}ଷ\u{b3e} କର\u{b3e}ଯ\u{b3e}ଉଛ\u{b3f}…tଆପଣ ଏହ\u{b3f} ଚ\u{b3e}ଟ\u{b4d}\
\u{200c}ର\u{b47} ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e} ପଠ\u{b3e}ଇପ\u{b3e}ର\u{b3f}ବ\u{b47} ନ\u{b3e}ହ\u{b3f}\u{b01}।t\
ଫଟ\u{b4b} ଉଠ\u{b3e}ଇବ\u{b3e} ପ\u{b3e}ଇ\u{b01} ସ\u{b47}ଟ\u{b3f}\u{b02}ସ\u{b4d}\u{200c}ର\u{b47} କ\u{b4d}ୟ\u{b3e}\
ମ\u{b47}ର\u{b3e} ବ\u{b4d}ୟବହ\u{b3e}ରର ଅନ\u{b41}ମତ\u{b3f} ଦ\u{b3f}ଅନ\u{b4d}ତ\u{b41}।tକ\u{b3f}ଛ\u{b3f} ଭ\u{b41}ଲ\
 ହ\u{b4b}ଇଗଲ\u{b3e}। ଦୟ\u{b3e}କର\u{b3f} ପ\u{b41}ଣ\u{b3f} ଚ\u{b47}ଷ\u{b4d}ଟ\u{b3e} କରନ\u{b4d}ତ\u{b41}।tବ\u{b3e}\
ର\u{b4d}ତ\u{b4d}ତ\u{b3e}ଗ\u{b41}ଡ\u{b3c}\u{b3f}କ ଲ\u{b4b}ଡ\u{b4d} ହ\u{b4b}ଇପ\u{b3e}ର\u{b3f}ଲ\u{b3e} ନ\u{b3e}ହ\u{b3f}\
\u{b01}।tଆପଣଙ\u{b4d}କ ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e} ବହ\u{b41}ତ ଲମ\u{b4d}ବ\u{b3e}।tଫଟ\u{b4b} ଯ\u{b4b}ଡ\u{b3c}\
\u{b3e}ଯ\u{b3e}ଇପ\u{b3e}ର\u{b3f}ଲ\u{b3e} ନ\u{b3e}ହ\u{b3f}\u{b01}।tଫଟ\u{b4b} ବ\u{b3e}ଛ\u{b3f}ବ\u{b3e} ପ\u{b3e}ଇ\
\u{b01} ସ\u{b47}ଟ\u{b3f}\u{b02}ସ\u{b4d}\u{200c}ର\u{b47} ଫଟ\u{b4b} ବ\u{b4d}ୟବହ\u{b3e}ରର ଅନ\u{b41}ମତ\u{b3f} ଦ\u{b3f}\
ଅନ\u{b4d}ତ\u{b41}।tଏହ\u{b3f} ଫଟ\u{b4b}ଟ\u{b3f} ବହ\u{b41}ତ ବଡ\u{b3c}।tଆପଣଙ\u{b4d}କ ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}\
 ପଠ\u{b3e}ଯ\u{b3e}ଇପ\u{b3e}ର\u{b3f}ଲ\u{b3e} ନ\u{b3e}ହ\u{b3f}\u{b01}।tସର\u{b4d}ଭର ଉତ\u{b4d}ତର ଦ\u{b47}ଉନ\u{b3e}\
ହ\u{b3f}\u{b01}। ଦୟ\u{b3e}କର\u{b3f} ପର\u{b47} ପ\u{b41}ଣ\u{b3f} ଚ\u{b47}ଷ\u{b4d}ଟ\u{b3e} କରନ\u{b4d}ତ\u{b41}।tଏବ\
\u{b47} ସହ\u{b3e}ୟତ\u{b3e} ଉପଲବ\u{b4d}ଧ ନ\u{b3e}ହ\u{b3f}\u{b01}।tବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e} ସ\u{b40}ମ\u{b3e}\
ର\u{b47} ପହଞ\u{b4d}ଚ\u{b3f}ଗଲ\u{b3e}tଆପଣ %@ ପ\u{b41}ଣ\u{b3f} ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e} ପଠ\u{b3e}ଇପ\u{b3e}\
ର\u{b3f}ବ\u{b47}।p\"!K$ଆପଣ ଗ\u{b4b}ଟ\u{b3f}ଏ ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}ର\u{b47} ସର\u{b4d}ବ\u{b3e}ଧ\u{b3f}\
କ %lldଟ\u{b3f} ଫଟ\u{b4b} ଯ\u{b4b}ଡ\u{b3c}\u{b3f}ପ\u{b3e}ର\u{b3f}ବ\u{b47}।%K$ଆପଣ ଗ\u{b4b}ଟ\u{b3f}ଏ ବ\u{b3e}ର\u{b4d}\
ତ\u{b4d}ତ\u{b3e}ର\u{b47} ସର\u{b4d}ବ\u{b3e}ଧ\u{b3f}କ %lldଟ\u{b3f} ଫଟ\u{b4b} ଯ\u{b4b}ଡ\u{b3c}\u{b3f}ପ\u{b3e}ର\u{b3f}\
ବ\u{b47}।tଫଟ\u{b4b} ସ\u{b40}ମ\u{b3e}ର\u{b47} ପହଞ\u{b4d}ଚ\u{b3f}ଗଲ\u{b3e}tଆପଣ %@ ପ\u{b41}ଣ\u{b3f} ଫଟ\u{b4b} ପଠ\u{b3e}\
ଇପ\u{b3e}ର\u{b3f}ବ\u{b47}।tପଠ\u{b3e}ଇବ\u{b3e}ର ସମୟ: %@tଟ\u{b3f}ମ\u{b4d}\u{200c}ର ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}\
, %1$@: %2$@tଆପଣଙ\u{b4d}କ ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}, %1$@: %2$@p\"!4%lldଟ\u{b3f} ଫଟ\u{b4b}%4%lldଟ\u{b3f}\
 ଫଟ\u{b4b}t%2$lldଟ\u{b3f} ମଧ\u{b4d}ୟର\u{b41} %1$lld ନମ\u{b4d}ବର ଫଟ\u{b4b}tଫଟ\u{b4b} ଲ\u{b4b}ଡ\u{b4d} ହ\u{b4b}ଇ\
ପ\u{b3e}ର\u{b3f}ଲ\u{b3e} ନ\u{b3e}ହ\u{b3f}\u{b01}।tଫଟ\u{b4b} ଖ\u{b4b}ଲନ\u{b4d}ତ\u{b41}tଫଟ\u{b4b} ସ\u{b47}ଭ\u{b4d}\
 କରନ\u{b4d}ତ\u{b41}tବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e} ପଢ\u{b3c}\u{b3f}ବ\u{b3e}କ\u{b41} ଆପ\u{b4d} ଖ\u{b4b}ଲନ\u{b4d}\
ତ\u{b41}।p\"!4%lldଟ\u{b3f} ଫଟ\u{b4b}%4%lldଟ\u{b3f} ଫଟ\u{b4b}tସହ\u{b3e}ୟତ\u{b3e} ଟ\u{b3f}ମ\u{b4d}p\"!=%1$@ (%2$\
lldଟ\u{b3f} ଫଟ\u{b4b})%=%1$@ (%2$lldଟ\u{b3f} ଫଟ\u{b4b})t%@: ନ\u{b42}ଆ ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}tApp Sto\
reର\u{b47} ର\u{b47}ଟ\u{b3f}\u{b02} ଦ\u{b3f}ଅନ\u{b4d}ତ\u{b41}tApp Storeର\u{b47} ଆପଣଙ\u{b4d}କ ସମ\u{b40}କ\u{b4d}ଷ\
\u{b3e} ଅନ\u{b4d}ୟମ\u{b3e}ନଙ\u{b4d}କ\u{b41} ଏହ\u{b3f} ଆପ\u{b4d} ଖ\u{b4b}ଜ\u{b3f} ପ\u{b3e}ଇବ\u{b3e}ର\u{b47} ସ\u{b3e}\
ହ\u{b3e}ଯ\u{b4d}ୟ କର\u{b47}।tଆପଣଙ\u{b4d}କ\u{b41} %@ ଭଲ ଲ\u{b3e}ଗ\u{b41}ଛ\u{b3f} କ\u{b3f}?tଏବ\u{b47} ସବ\u{b41} \
ଠ\u{b3f}କ\u{b4d} ଚ\u{b3e}ଲ\u{b41}ଛ\u{b3f} ଜ\u{b3e}ଣ\u{b3f} ଖ\u{b41}ସ\u{b3f} ଲ\u{b3e}ଗ\u{b3f}ଲ\u{b3e}! ଯଦ\u{b3f}\
 ଆପଣଙ\u{b4d}କ\u{b41} {app} ଭଲ ଲ\u{b3e}ଗ\u{b41}ଥ\u{b3e}ଏ, ତ\u{b47}ବ\u{b47} App Storeର\u{b47} ଏକ ଛ\u{b4b}ଟ ସମ\u{b40}\
କ\u{b4d}ଷ\u{b3e} ଲ\u{b47}ଖ\u{b3f}ବ\u{b47} କ\u{b3f}?tଆପଣଙ\u{b4d}କ ସ\u{b41}ନ\u{b4d}ଦର କଥ\u{b3e} ପ\u{b3e}ଇ\u{b01}\
 ଧନ\u{b4d}ୟବ\u{b3e}ଦ! ଯଦ\u{b3f} ଆପଣଙ\u{b4d}କ ପ\u{b3e}ଖର\u{b47} ଟ\u{b3f}କ\u{b47} ସମୟ ଥ\u{b3e}ଏ, ତ\u{b47}ବ\u{b47}\
 App Storeର\u{b47} {app} ବ\u{b3f}ଷୟର\u{b47} ଏକ ଛ\u{b4b}ଟ ସମ\u{b40}କ\u{b4d}ଷ\u{b3e} ଲ\u{b47}ଖ\u{b3f}ଲ\u{b47} ଆମ\
କ\u{b41} ବହ\u{b41}ତ ସ\u{b3e}ହ\u{b3e}ଯ\u{b4d}ୟ ମ\u{b3f}ଳ\u{b3f}ବ।t{app} ବ\u{b4d}ୟବହ\u{b3e}ର କର\u{b41}ଥ\u{b3f}ବ\u{b3e}\
ର\u{b41} ଧନ\u{b4d}ୟବ\u{b3e}ଦ! ଯଦ\u{b3f} ଏହ\u{b3f} ଆପ\u{b4d} ଆପଣଙ\u{b4d}କ\u{b41} ଭଲ ଲ\u{b3e}ଗ\u{b41}ଥ\u{b3e}ଏ, \
ତ\u{b47}ବ\u{b47} App Storeର\u{b47} ଏକ ଛ\u{b4b}ଟ ସମ\u{b40}କ\u{b4d}ଷ\u{b3e} ପ\u{b3e}ଇ\u{b01} ଆମ\u{b47} କ\u{b43}ତ\
ଜ\u{b4d}ଞ ରହ\u{b3f}ବ\u{b41}।p\"!>%lld ଘଣ\u{b4d}ଟ\u{b3e} ପର\u{b47}%>%lld ଘଣ\u{b4d}ଟ\u{b3e} ପର\u{b47}p\"!A!%lld \
ମ\u{b3f}ନ\u{b3f}ଟ\u{b4d} ପର\u{b47}%A!%lld ମ\u{b3f}ନ\u{b3f}ଟ\u{b4d} ପର\u{b47}p\"!D!%lld ସ\u{b47}କ\u{b47}ଣ\u{b4d}\
ଡ ପର\u{b47}%D!%lld ସ\u{b47}କ\u{b47}ଣ\u{b4d}ଡ ପର\u{b47}4701:L!S!G!4E\"W!X!@!3H!E#S#F\"F!=0B\"L!J#C!=-N!C\"^!X!C\
!^!7*@!:Q!N\"N!:T!H#[$^#^!J\"^!^$[!Z\"K%N\"E\"Z\"B)B\"]\"E!P!R!T!^![!C!D!G\"T!=G\"S!H!]$U!P)F*F(B\"B\"J\"tਰ\u{a71}\
ਦ ਕਰ\u{a4b}tਕ\u{a3e}ਪ\u{a40} ਕਰ\u{a4b}tਮ\u{a3f}ਟ\u{a3e}ਓtਹ\u{a4b} ਗ\u{a3f}ਆtਹ\u{a41}ਣ\u{a47} ਨਹ\u{a40}\u{a02}t\
ਸ\u{a48}ਟ\u{a3f}\u{a70}ਗ\u{a3e}\u{a02} ਖ\u{a4b}ਲ\u{a4d}ਹ\u{a4b}tਦ\u{a41}ਬ\u{a3e}ਰ\u{a3e} ਕ\u{a4b}ਸ\u{a3c}\u{a3f}\
ਸ\u{a3c} ਕਰ\u{a4b}tਟ\u{a40}ਮ ਨ\u{a3e}ਲ ਗ\u{a71}ਲਬ\u{a3e}ਤtਬ\u{a70}ਦ ਕਰ\u{a4b}tਸਭ ਤ\u{a4b}\u{a02} ਨਵ\u{a47}\u{a02}\
 ਸ\u{a41}ਨ\u{a47}ਹ\u{a47} ’ਤ\u{a47} ਜ\u{a3e}ਓtਪ\u{a3f}ਛਲ\u{a47} ਸ\u{a41}ਨ\u{a47}ਹ\u{a47} ਲ\u{a4b}ਡ ਕਰ\u{a4b}tਸ\
\u{a41}ਨ\u{a47}ਹ\u{a47} ਲ\u{a4b}ਡ ਹ\u{a4b} ਰਹ\u{a47} ਹਨ…tਨਵ\u{a47}\u{a02} ਸ\u{a41}ਨ\u{a47}ਹ\u{a47}tਸਹ\u{a3e}ਇਤ\
\u{a3e}tਟ\u{a40}ਮ ਲ\u{a3f}ਖ ਰਹ\u{a40} ਹ\u{a48}…p\"!P!%lld ਅਣਪੜ\u{a4d}ਹ\u{a3f}ਆ ਸ\u{a41}ਨ\u{a47}ਹ\u{a3e}%M!%lld\
 ਅਣਪੜ\u{a4d}ਹ\u{a47} ਸ\u{a41}ਨ\u{a47}ਹ\u{a47}tਇ\u{a71}ਥ\u{a47} ਤ\u{a41}ਸ\u{a40}\u{a02} ਸ\u{a3f}\u{a71}ਧ\u{a47}\
 ਸ\u{a3e}ਡ\u{a40} ਟ\u{a40}ਮ ਨ\u{a3e}ਲ ਗ\u{a71}ਲ ਕਰ ਰਹ\u{a47} ਹ\u{a4b}।tਕ\u{a4b}ਈ ਸਵ\u{a3e}ਲ, ਸ\u{a41}ਝ\u{a3e}ਅ\
 ਜ\u{a3e}\u{a02} ਸਮ\u{a71}ਸ\u{a3f}ਆ?tਤ\u{a41}ਹ\u{a3e}ਡ\u{a3e} ਸ\u{a41}ਨ\u{a47}ਹ\u{a3e}tਫ\u{a3c}\u{a4b}ਟ\u{a4b}\
 ਜ\u{a4b}ੜ\u{a4b}tਕ\u{a48}ਮਰ\u{a3e}p\"!>%lld ਅ\u{a71}ਖਰ ਬ\u{a3e}ਕ\u{a40}%>%lld ਅ\u{a71}ਖਰ ਬ\u{a3e}ਕ\u{a40}tਫ\u{a3c}\
\u{a4b}ਟ\u{a4b} ਲ\u{a3e}ਇਬ\u{a4d}ਰ\u{a47}ਰ\u{a40}p\"!H!%lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b} ਚ\u{a41}ਣ\u{a40} ਗਈ%Z!%lld\
 ਫ\u{a3c}\u{a4b}ਟ\u{a4b}ਆ\u{a02} ਚ\u{a41}ਣ\u{a40}ਆ\u{a02} ਗਈਆ\u{a02}tਸ\u{a41}ਨ\u{a47}ਹ\u{a3e} ਲ\u{a3f}ਖ\u{a4b}\
…tਫ\u{a3c}\u{a4b}ਟ\u{a4b} ਹਟ\u{a3e}ਓtਭ\u{a47}ਜ\u{a4b}tਕਨ\u{a48}ਕਟ ਹ\u{a4b} ਰ\u{a3f}ਹ\u{a3e} ਹ\u{a48}…tਇ\u{a70}\
ਟਰਨ\u{a48}\u{a71}ਟ ਕਨ\u{a48}ਕਸ\u{a3c}ਨ ਨਹ\u{a40}\u{a02} ਹ\u{a48}tਲ\u{a3e}ਈਵ ਅ\u{a71}ਪਡ\u{a47}ਟ ਰ\u{a41}ਕ\u{a47}\
 ਹ\u{a4b}ਏ ਹਨtਮ\u{a41}ੜ ਕਨ\u{a48}ਕਟ ਹ\u{a4b} ਰ\u{a3f}ਹ\u{a3e} ਹ\u{a48}…tਰ\u{a3f}ਫ\u{a4d}ਰ\u{a48}ਸ\u{a3c} ਕਰ\u{a4b}\
tਕਨ\u{a48}ਕਸ\u{a3c}ਨ ਮ\u{a41}ੜ ਚ\u{a3e}ਲ\u{a42} ਹ\u{a4b} ਗ\u{a3f}ਆtਤ\u{a3e}ਰ\u{a40}ਖ\u{a3c}: %@tਅ\u{a71}ਜtਬ\u{a40}\
ਤ\u{a3f}ਆ ਕ\u{a71}ਲ\u{a4d}ਹtਪਹ\u{a41}\u{a70}ਚ ਗ\u{a3f}ਆtਭ\u{a47}ਜ\u{a3f}ਆ ਨਹ\u{a40}\u{a02} ਜ\u{a3e} ਸਕ\u{a3f}ਆ\
tਦ\u{a41}ਬ\u{a3e}ਰ\u{a3e} ਕ\u{a4b}ਸ\u{a3c}\u{a3f}ਸ\u{a3c} ਕਰਨ ਲਈ ਟ\u{a48}ਪ ਕਰ\u{a4b}tਭ\u{a47}ਜ\u{a3f}ਆ ਜ\u{a3e}\
 ਰ\u{a3f}ਹ\u{a3e} ਹ\u{a48}…tਭ\u{a47}ਜ\u{a3f}ਆ ਗ\u{a3f}ਆtਕਨ\u{a48}ਕਸ\u{a3c}ਨ ਦ\u{a40} ਉਡ\u{a40}ਕ ਹ\u{a48}…tਤ\u{a41}\
ਸ\u{a40}\u{a02} ਇਸ ਚ\u{a48}ਟ ਵ\u{a3f}\u{a71}ਚ ਸ\u{a41}ਨ\u{a47}ਹ\u{a47} ਨਹ\u{a40}\u{a02} ਭ\u{a47}ਜ ਸਕਦ\u{a47}।t\
ਫ\u{a3c}\u{a4b}ਟ\u{a4b} ਖ\u{a3f}\u{a71}ਚਣ ਲਈ ਸ\u{a48}ਟ\u{a3f}\u{a70}ਗ\u{a3e}\u{a02} ਵ\u{a3f}\u{a71}ਚ ਕ\u{a48}ਮ\
ਰ\u{a47} ਦ\u{a40} ਵਰਤ\u{a4b}\u{a02} ਦ\u{a40} ਇਜ\u{a3e}ਜ\u{a3c}ਤ ਦ\u{a3f}ਓ।tਕ\u{a41}ਝ ਗ\u{a3c}ਲਤ ਹ\u{a4b} ਗ\u{a3f}\
ਆ। ਕ\u{a3f}ਰਪ\u{a3e} ਕਰਕ\u{a47} ਦ\u{a41}ਬ\u{a3e}ਰ\u{a3e} ਕ\u{a4b}ਸ\u{a3c}\u{a3f}ਸ\u{a3c} ਕਰ\u{a4b}।tਸ\u{a41}ਨ\u{a47}\
ਹ\u{a47} ਲ\u{a4b}ਡ ਨਹ\u{a40}\u{a02} ਹ\u{a4b} ਸਕ\u{a47}।tਤ\u{a41}ਹ\u{a3e}ਡ\u{a3e} ਸ\u{a41}ਨ\u{a47}ਹ\u{a3e} ਬਹ\u{a41}\
ਤ ਲ\u{a70}ਮ\u{a3e} ਹ\u{a48}।tਫ\u{a3c}\u{a4b}ਟ\u{a4b} ਜ\u{a4b}ੜ\u{a40} ਨਹ\u{a40}\u{a02} ਜ\u{a3e} ਸਕ\u{a40}।tਫ\u{a3c}\
\u{a4b}ਟ\u{a4b} ਚ\u{a41}ਣਨ ਲਈ ਸ\u{a48}ਟ\u{a3f}\u{a70}ਗ\u{a3e}\u{a02} ਵ\u{a3f}\u{a71}ਚ ਫ\u{a3c}\u{a4b}ਟ\u{a4b}ਆ\
\u{a02} ਦ\u{a40} ਵਰਤ\u{a4b}\u{a02} ਦ\u{a40} ਇਜ\u{a3e}ਜ\u{a3c}ਤ ਦ\u{a3f}ਓ।tਇਹ ਫ\u{a3c}\u{a4b}ਟ\u{a4b} ਬਹ\u{a41}\
ਤ ਵ\u{a71}ਡ\u{a40} ਹ\u{a48}।tਤ\u{a41}ਹ\u{a3e}ਡ\u{a3e} ਸ\u{a41}ਨ\u{a47}ਹ\u{a3e} ਭ\u{a47}ਜ\u{a3f}ਆ ਨਹ\u{a40}\u{a02}\
 ਜ\u{a3e} ਸਕ\u{a3f}ਆ।tਸਰਵਰ ਜਵ\u{a3e}ਬ ਨਹ\u{a40}\u{a02} ਦ\u{a47} ਰ\u{a3f}ਹ\u{a3e}। ਕ\u{a3f}ਰਪ\u{a3e} ਕਰਕ\u{a47}\
 ਬ\u{a3e}ਅਦ ਵ\u{a3f}\u{a71}ਚ ਦ\u{a41}ਬ\u{a3e}ਰ\u{a3e} ਕ\u{a4b}ਸ\u{a3c}\u{a3f}ਸ\u{a3c} ਕਰ\u{a4b}।tਸਹ\u{a3e}ਇਤ\u{a3e}\
 ਇਸ ਵ\u{a47}ਲ\u{a47} ਉਪਲਬਧ ਨਹ\u{a40}\u{a02} ਹ\u{a48}।tਸ\u{a41}ਨ\u{a47}ਹ\u{a3f}ਆ\u{a02} ਦ\u{a40} ਹ\u{a71}ਦ ਪ\u{a42}\
ਰ\u{a40} ਹ\u{a4b} ਗਈtਤ\u{a41}ਸ\u{a40}\u{a02} %@ ਦ\u{a41}ਬ\u{a3e}ਰ\u{a3e} ਸ\u{a41}ਨ\u{a47}ਹ\u{a47} ਭ\u{a47}ਜ ਸਕ\
ਦ\u{a47} ਹ\u{a4b}।p\"!J$ਤ\u{a41}ਸ\u{a40}\u{a02} ਇ\u{a71}ਕ ਸ\u{a41}ਨ\u{a47}ਹ\u{a47} ਨ\u{a3e}ਲ ਵ\u{a71}ਧ ਤ\u{a4b}\
\u{a02} ਵ\u{a71}ਧ %lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b} ਜ\u{a4b}ੜ ਸਕਦ\u{a47} ਹ\u{a4b}।%P$ਤ\u{a41}ਸ\u{a40}\u{a02} ਇ\u{a71}\
ਕ ਸ\u{a41}ਨ\u{a47}ਹ\u{a47} ਨ\u{a3e}ਲ ਵ\u{a71}ਧ ਤ\u{a4b}\u{a02} ਵ\u{a71}ਧ %lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b}ਆ\u{a02} \
ਜ\u{a4b}ੜ ਸਕਦ\u{a47} ਹ\u{a4b}।tਫ\u{a3c}\u{a4b}ਟ\u{a4b}ਆ\u{a02} ਦ\u{a40} ਹ\u{a71}ਦ ਪ\u{a42}ਰ\u{a40} ਹ\u{a4b} ਗਈ\
tਤ\u{a41}ਸ\u{a40}\u{a02} %@ ਦ\u{a41}ਬ\u{a3e}ਰ\u{a3e} ਫ\u{a3c}\u{a4b}ਟ\u{a4b}ਆ\u{a02} ਭ\u{a47}ਜ ਸਕਦ\u{a47} ਹ\u{a4b}\
।tਭ\u{a47}ਜਣ ਦ\u{a3e} ਸਮ\u{a3e}\u{a02}: %@tਟ\u{a40}ਮ ਦ\u{a3e} ਸ\u{a41}ਨ\u{a47}ਹ\u{a3e}, %1$@: %2$@tਤ\u{a41}ਹ\u{a3e}\
ਡ\u{a3e} ਸ\u{a41}ਨ\u{a47}ਹ\u{a3e}, %1$@: %2$@p\"!4%lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b}%:%lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b}ਆ\u{a02}\
t%2$lld ਵ\u{a3f}\u{a71}ਚ\u{a4b}\u{a02} %1$lld ਨ\u{a70}ਬਰ ਫ\u{a3c}\u{a4b}ਟ\u{a4b}tਫ\u{a3c}\u{a4b}ਟ\u{a4b} ਲ\u{a4b}\
ਡ ਨਹ\u{a40}\u{a02} ਹ\u{a4b} ਸਕ\u{a40}।tਫ\u{a3c}\u{a4b}ਟ\u{a4b} ਖ\u{a4b}ਲ\u{a4d}ਹ\u{a4b}tਫ\u{a3c}\u{a4b}ਟ\u{a4b}\
 ਸ\u{a47}ਵ ਕਰ\u{a4b}tਸ\u{a41}ਨ\u{a47}ਹ\u{a3e} ਪੜ\u{a4d}ਹਨ ਲਈ ਐਪ ਖ\u{a4b}ਲ\u{a4d}ਹ\u{a4b}।p\"!4%lld ਫ\u{a3c}\u{a4b}\
ਟ\u{a4b}%:%lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b}ਆ\u{a02}tਸਹ\u{a3e}ਇਤ\u{a3e} ਟ\u{a40}ਮp\"!=%1$@ (%2$lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b}\
)%C!%1$@ (%2$lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b}ਆ\u{a02})t%@ ਵ\u{a71}ਲ\u{a4b}\u{a02} ਨਵ\u{a3e}\u{a02} ਸ\u{a41}ਨ\u{a47}\
ਹ\u{a3e}tApp Store ’ਤ\u{a47} ਰ\u{a47}ਟ ਕਰ\u{a4b}tApp Store ’ਤ\u{a47} ਤ\u{a41}ਹ\u{a3e}ਡ\u{a40} ਸਮ\u{a40}ਖ\u{a3f}\
ਆ ਹ\u{a4b}ਰ\u{a3e}\u{a02} ਨ\u{a42}\u{a70} ਇਹ ਐਪ ਲ\u{a71}ਭਣ ਵ\u{a3f}\u{a71}ਚ ਮਦਦ ਕਰਦ\u{a40} ਹ\u{a48}।tਕ\u{a40} \
ਤ\u{a41}ਹ\u{a3e}ਨ\u{a42}\u{a70} %@ ਪਸ\u{a70}ਦ ਹ\u{a48}?tਇਹ ਜ\u{a3e}ਣ ਕ\u{a47} ਖ\u{a3c}\u{a41}ਸ\u{a3c}\u{a40} ਹ\
\u{a4b}ਈ ਕ\u{a3f} ਹ\u{a41}ਣ ਸਭ ਠ\u{a40}ਕ ਚ\u{a71}ਲ ਰ\u{a3f}ਹ\u{a3e} ਹ\u{a48}! ਜ\u{a47} ਤ\u{a41}ਹ\u{a3e}ਨ\u{a42}\
\u{a70} {app} ਪਸ\u{a70}ਦ ਹ\u{a48}, ਤ\u{a3e}\u{a02} ਕ\u{a3f}ਰਪ\u{a3e} ਕਰਕ\u{a47} App Store ’ਤ\u{a47} ਇ\u{a71}ਕ \
ਛ\u{a4b}ਟ\u{a40} ਜ\u{a3f}ਹ\u{a40} ਸਮ\u{a40}ਖ\u{a3f}ਆ ਲ\u{a3f}ਖ\u{a4b}।tਤ\u{a41}ਹ\u{a3e}ਡ\u{a47} ਚ\u{a70}ਗ\u{a47}\
 ਸ\u{a3c}ਬਦ\u{a3e}\u{a02} ਲਈ ਧ\u{a70}ਨਵ\u{a3e}ਦ! ਜ\u{a47} ਤ\u{a41}ਹ\u{a3e}ਡ\u{a47} ਕ\u{a4b}ਲ ਥ\u{a4b}ੜ\u{a4d}ਹ\
\u{a3e} ਸਮ\u{a3e}\u{a02} ਹ\u{a4b}ਵ\u{a47}, ਤ\u{a3e}\u{a02} App Store ’ਤ\u{a47} {app} ਦ\u{a40} ਇ\u{a71}ਕ ਛ\u{a4b}\
ਟ\u{a40} ਜ\u{a3f}ਹ\u{a40} ਸਮ\u{a40}ਖ\u{a3f}ਆ ਨ\u{a3e}ਲ ਸ\u{a3e}ਡ\u{a40} ਬਹ\u{a41}ਤ ਮਦਦ ਹ\u{a4b}ਵ\u{a47}ਗ\u{a40}\
।t{app} ਵਰਤਣ ਲਈ ਧ\u{a70}ਨਵ\u{a3e}ਦ! ਜ\u{a47} ਤ\u{a41}ਹ\u{a3e}ਨ\u{a42}\u{a70} ਇਹ ਐਪ ਪਸ\u{a70}ਦ ਹ\u{a48}, ਤ\u{a3e}\
\u{a02} App Store ’ਤ\u{a47} ਇ\u{a71}ਕ ਛ\u{a4b}ਟ\u{a40} ਜ\u{a3f}ਹ\u{a40} ਸਮ\u{a40}ਖ\u{a3f}ਆ ਲਈ ਅਸ\u{a40}\u{a02}\
 ਧ\u{a70}ਨਵ\u{a3e}ਦ\u{a40} ਹ\u{a4b}ਵ\u{a3e}\u{a02}ਗ\u{a47}।p\"!>%lld ਘ\u{a70}ਟ\u{a47} ਬ\u{a3e}ਅਦ%>%lld ਘ\u{a70}\
ਟ\u{a47} ਬ\u{a3e}ਅਦp\"!>%lld ਮ\u{a3f}\u{a70}ਟ ਬ\u{a3e}ਅਦ%>%lld ਮ\u{a3f}\u{a70}ਟ ਬ\u{a3e}ਅਦp\"!A!%lld ਸਕ\u{a3f}\
\u{a70}ਟ ਬ\u{a3e}ਅਦ%A!%lld ਸਕ\u{a3f}\u{a70}ਟ ਬ\u{a3e}ਅਦ''&'*324(C!B!;1)2K$S!A!22'^\"3]\"6/(.?A!6*5)((,-B!.)?Q!\
D\"I!F!?A!D\";F!S!D!?Q!U';M!.D!>]!9C!12Q!]!2A#52B\"3I$]#]#F\"B\"F\"tAnulujtKopiujtUsuńtGotowetNie teraztOtwórz\
 UstawieniatSpróbuj ponownietRozmowa z zespołemtZamknijtPrzejdź do najnowszej wiadomościtWczytaj wcześniejsze \
wiadomościtWczytywanie wiadomości…tNowe wiadomościtWsparcietZespół pisze…p$!?%lld nieprzeczytana wiadomość#?%l\
ld nieprzeczytane wiadomości$A!%lld nieprzeczytanych wiadomości%@!%lld nieprzeczytanej wiadomościtTutaj rozmaw\
iasz bezpośrednio z naszym zespołem.tPytania, opinie, a może błąd?tTwoja wiadomośćtDołącz zdjęcietAparatp$!3Po\
został %lld znak#5Pozostały %lld znaki$7Pozostało %lld znaków%5Pozostało %lld znakutBiblioteka zdjęćp$!5Wybran\
o %lld zdjęcie#5Wybrano %lld zdjęcia$4Wybrano %lld zdjęć%5Wybrano %lld zdjęciatNapisz wiadomość…tUsuń zdjęciet\
WyślijtŁączenie…tBrak połączenia z internetemtWstrzymano aktualizacje na żywotPonowne łączenie…tOdświeżtPołącz\
ono ponownietData: %@tDzisiajtWczorajtDostarczonotNie wysłanotStuknij, aby spróbować ponownietWysyłanie…tWysła\
notOczekiwanie na połączenie…tNie możesz wysyłać wiadomości na tym czacie.tAby zrobić zdjęcie, zezwól na dostę\
p do aparatu w Ustawieniach.tCoś poszło nie tak. Spróbuj ponownie.tNie udało się wczytać wiadomości.tTa wiadom\
ość jest za długa.tNie udało się dodać zdjęcia.tAby wybrać zdjęcie, zezwól na dostęp do zdjęć w Ustawieniach.t\
To zdjęcie jest za duże.tNie udało się wysłać wiadomości.tSerwer nie odpowiada. Spróbuj ponownie później.tWspa\
rcie jest obecnie niedostępne.tOsiągnięto limit wiadomościtKolejną wiadomość będzie można wysłać %@.p$!Z!Do wi\
adomości można dołączyć najwyżej %lld zdjęcie.#Z!Do wiadomości można dołączyć najwyżej %lld zdjęcia.$Y!Do wiad\
omości można dołączyć najwyżej %lld zdjęć.%Z!Do wiadomości można dołączyć najwyżej %lld zdjęcia.tOsiągnięto li\
mit zdjęćtKolejne zdjęcia będzie można wysłać %@.tWysłano o %@tWiadomość od zespołu, %1$@: %2$@tTwoja wiadomoś\
ć, %1$@: %2$@p$!-%lld zdjęcie#-%lld zdjęcia$,%lld zdjęć%-%lld zdjęciatZdjęcie %1$lld z %2$lldtNie udało się wc\
zytać zdjęcia.tOtwórz zdjęcietZachowaj zdjęcietOtwórz aplikację, aby przeczytać wiadomość.p$!-%lld zdjęcie#-%l\
ld zdjęcia$,%lld zdjęć%-%lld zdjęciatZespół wsparciap$!6%1$@ (%2$lld zdjęcie)#6%1$@ (%2$lld zdjęcia)$5%1$@ (%2\
$lld zdjęć)%6%1$@ (%2$lld zdjęcia)t%@: nowa wiadomośćtOceń w App StoretTwoja recenzja w App Store pomaga innym\
 znaleźć tę aplikację.tPodoba Ci się %@?tCieszymy się, że wszystko już działa! Jeśli aplikacja {app} Ci się po\
doba, będziemy wdzięczni za krótką recenzję w App Store.tDziękujemy za miłe słowa! Jeśli znajdziesz chwilę, kr\
ótka recenzja aplikacji {app} w App Store bardzo by nam pomogła.tDziękujemy za korzystanie z aplikacji {app}! \
Jeśli Ci się podoba, będziemy wdzięczni za krótką recenzję w App Store.p$!0za %lld godzinę#/za %lld godziny$.z\
a %lld godzin%/za %lld godzinyp$!/za %lld minutę#.za %lld minuty$-za %lld minut%.za %lld minutyp$!0za %lld sek\
undę#/za %lld sekundy$.za %lld sekund%/za %lld sekundy)''#+.16';>80(<T\"X!D!-,(T\")N\"8-'.<B!0*7)%&)-<,(7M!]!B\
!J!>E!D\"<H!_!M!=M!Z$9I!2?9H!6D!+,@!H!(C\"45E\":[#_#V#Q!W!Z!tCancelartCopiartApagartOKtAgora nãotAbrir Ajustes\
tTentar novamentetConversa com a equipetFechartIr para a última mensagemtCarregar mensagens anteriorestCarrega\
ndo mensagens…tNovas mensagenstSuportetA equipe está digitando…p#!7%lld mensagem não lida$<%lld de mensagens n\
ão lidas%9%lld mensagens não lidastVocê está conversando diretamente com a nossa equipe.tDúvidas, sugestões ou\
 algum erro?tSua mensagemtAnexar fototCâmerap#!7%lld caractere restante$<%lld de caracteres restantes%9%lld ca\
racteres restantestFototecap#!5%lld foto selecionada$:%lld de fotos selecionadas%7%lld fotos selecionadastEscr\
eva uma mensagem…tRemover fototEnviartConectando…tSem conexão com a internettAtualização automática pausadatRe\
conectando…tAtualizartConexão restabelecidatData: %@tHojetOntemtEntreguetNão enviadatToque para tentar novamen\
tetEnviando…tEnviadatAguardando conexão…tVocê não pode enviar mensagens neste chat.tPara tirar uma foto, permi\
ta o acesso à câmera em Ajustes.tAlgo deu errado. Tente novamente.tNão foi possível carregar as mensagens.tSua\
 mensagem é longa demais.tNão foi possível adicionar a foto.tPara escolher uma foto, permita o acesso às suas \
fotos em Ajustes.tEsta foto é grande demais.tNão foi possível enviar sua mensagem.tO servidor não está respond\
endo. Tente novamente mais tarde.tO suporte não está disponível no momento.tLimite de mensagens atingidotVocê \
poderá enviar mensagens novamente %@.p#!N!Você pode anexar até %lld foto por mensagem.$R!Você pode anexar até \
%lld de fotos por mensagem.%O!Você pode anexar até %lld fotos por mensagem.tLimite de fotos atingidotVocê pode\
rá enviar fotos novamente %@.tHora do envio: %@tMensagem da equipe, %1$@: %2$@tSua mensagem, %1$@: %2$@p#!)%ll\
d foto$-%lld de fotos%*%lld fotostFoto %1$lld de %2$lldtNão foi possível carregar a foto.tAbrir fototSalvar fo\
totAbra o app para ler a mensagem.p#!)%lld foto$-%lld de fotos%*%lld fotostSuportep#!2%1$@ (%2$lld foto)$6%1$@\
 (%2$lld de fotos)%3%1$@ (%2$lld fotos)tNova mensagem de %@tAvaliar na App StoretSua avaliação na App Store aj\
uda outras pessoas a encontrar o app.tEstá gostando do app %@?tQue bom saber que agora está funcionando! Se vo\
cê gosta do app {app}, poderia deixar uma breve avaliação na App Store?tAgradecemos as palavras gentis! Se voc\
ê tiver um momento, uma breve avaliação do app {app} na App Store nos ajudaria muito.tAgradecemos por usar o a\
pp {app}! Se você gosta dele, uma breve avaliação na App Store nos deixaria muito felizes.p#!,em %lld hora$0em\
 %lld de horas%-em %lld horasp#!.em %lld minuto$2em %lld de minutos%/em %lld minutosp#!/em %lld segundo$3em %l\
ld de segundos%0em %lld segundos)''#+3/6'@!>80(=L\"J!I!/2(K\")A#93'+:A!>*8)%&)-:,(8S!I\"@!J!C!K!V\"E!J!]!M!=>R\
%?H!2?;Z!<J!13@!Z!(U\"45D\":U#A$M#F\"L\"O\"tCancelartCopiartApagartOKtAgora nãotAbrir DefiniçõestTentar de nov\
otConversa com a equipatFechartIr para a mensagem mais recentetCarregar mensagens anteriorestA carregar mensag\
ens…tMensagens novastSuportetA equipa está a escrever…p#!5%lld mensagem por ler$9%lld de mensagens por ler%6%l\
ld mensagens por lertAqui fala diretamente com a nossa equipa.tPerguntas, sugestões ou algum problema?tA sua m\
ensagemtAnexar fotografiatCâmarap#!4Resta %lld carácter$9Restam %lld de caracteres%6Restam %lld caracterestFot\
otecap#!;%lld fotografia selecionada$@!%lld de fotografias selecionadas%=%lld fotografias selecionadastEscreve\
r uma mensagem…tRemover fotografiatEnviartA ligar…tSem ligação à internettAtualização em direto em pausatA res\
tabelecer a ligação…tAtualizartLigação restabelecidatData: %@tHojetOntemtEntreguetNão enviadatToque para tenta\
r de novotA enviar…tEnviadatA aguardar ligação…tNão é possível enviar mensagens nesta conversa.tPara tirar uma\
 fotografia, permita o acesso à câmara nas Definições.tOcorreu um erro. Tente de novo.tNão foi possível carreg\
ar as mensagens.tA sua mensagem é demasiado longa.tNão foi possível adicionar a fotografia.tPara escolher uma \
fotografia, permita o acesso às suas fotografias nas Definições.tEsta fotografia é demasiado grande.tNão foi p\
ossível enviar a sua mensagem.tO servidor não está a responder. Tente de novo mais tarde.tO suporte não está d\
isponível de momento.tLimite de mensagens atingidotPoderá voltar a escrever %@.p#!V!Pode anexar, no máximo, %l\
ld fotografia por mensagem.$Z!Pode anexar, no máximo, %lld de fotografias por mensagem.%W!Pode anexar, no máxi\
mo, %lld fotografias por mensagem.tLimite de fotografias atingidotPoderá voltar a enviar fotografias %@.tHora \
de envio: %@tMensagem da equipa, %1$@: %2$@tA sua mensagem, %1$@: %2$@p#!/%lld fotografia$3%lld de fotografias\
%0%lld fotografiastFotografia %1$lld de %2$lldtNão foi possível carregar a fotografia.tAbrir fotografiatGuarda\
r fotografiatAbra a app para ler a mensagem.p#!/%lld fotografia$3%lld de fotografias%0%lld fotografiastSuporte\
p#!8%1$@ (%2$lld fotografia)$<%1$@ (%2$lld de fotografias)%9%1$@ (%2$lld fotografias)tMensagem nova de %@tAval\
iar na App StoretA sua crítica na App Store ajuda outras pessoas a encontrar a app.tEstá a gostar da app %@?tF\
icamos contentes por saber que já funciona! Se gosta da app {app}, poderia deixar uma breve crítica na App Sto\
re?tAgradecemos as suas palavras simpáticas! Se tiver um momento, uma breve crítica à app {app} na App Store a\
judar-nos-ia muito.tAgradecemos-lhe por usar a app {app}! Se gosta dela, uma breve crítica na App Store seria \
uma grande ajuda.p#!3dentro de %lld hora$7dentro de %lld de horas%4dentro de %lld horasp#!5dentro de %lld minu\
to$9dentro de %lld de minutos%6dentro de %lld minutosp#!6dentro de %lld segundo$:dentro de %lld de segundos%7d\
entro de %lld segundos))+%(9.7,A!A!9+,0E\"D!D!72(Q\"1F\"50+2=C!4-7)(%')>.'<J!G\"I!E!8?V\"?>X!J!<G!Y$:E!-@!C!G!\
7A!1.N!G!,B\"38U\".O#H$_#V!]!B\"tAnulațitCopiațitȘtergețitGatatNu acumtDeschideți ConfigurăritReîncercațitConv\
ersație cu echipatÎnchidețitMergeți la cel mai recent mesajtÎncărcați mesajele anterioaretSe încarcă mesajele…\
tMesaje noitAsistențătEchipa scrie…p#!2%lld mesaj necitit#4%lld mesaje necitite%7%lld de mesaje necititetVorbi\
ți direct cu echipa noastră.tÎntrebări, sugestii sau o eroare?tMesajul dumneavoastrătAtașați o pozătCamerăp#!6\
A rămas %lld caracter#8Au rămas %lld caractere%;Au rămas %lld de caracteretBibliotecă fotop#!5%lld poză select\
ată#3%lld poze selectate%6%lld de poze selectatetScrieți un mesaj…tEliminați pozatTrimitețitSe conectează…tFăr\
ă conexiune la internettActualizări în direct în pauzătSe reconectează…tActualizațitConexiune restabilitătData\
: %@tAstăzitIeritLivrattNetrimistAtingeți pentru a reîncercatSe trimite…tTrimistSe așteaptă conexiunea…tNu put\
eți trimite mesaje în acest chat.tPentru a face o poză, permiteți accesul la cameră în Configurări.tA apărut o\
 eroare. Încercați din nou.tMesajele nu au putut fi încărcate.tMesajul este prea lung.tPoza nu a putut fi adău\
gată.tPentru a alege o poză, permiteți accesul la pozele dumneavoastră în Configurări.tAceastă poză este prea \
mare.tMesajul nu a putut fi trimis.tServerul nu răspunde. Încercați din nou mai târziu.tAsistența nu este disp\
onibilă momentan.tAți atins limita de mesajetVeți putea trimite din nou mesaje %@.p#!O!Puteți atașa cel mult %\
lld poză la un mesaj.#N!Puteți atașa cel mult %lld poze la un mesaj.%Q!Puteți atașa cel mult %lld de poze la u\
n mesaj.tAți atins limita de pozetVeți putea trimite din nou poze %@.tTrimis la %@tMesaj de la echipă, %1$@: %\
2$@tMesajul dumneavoastră, %1$@: %2$@p#!*%lld poză#)%lld poze%,%lld de pozetPoza %1$lld din %2$lldtPoza nu a p\
utut fi încărcată.tDeschideți pozatSalvați pozatDeschideți aplicația pentru a citi mesajul.p#!*%lld poză#)%lld\
 poze%,%lld de pozetAsistențăp#!3%1$@ (%2$lld poză)#2%1$@ (%2$lld poze)%5%1$@ (%2$lld de poze)tMesaj nou de la\
 %@tEvaluați în App StoretRecenzia dumneavoastră din App Store îi ajută pe alții să descopere aplicația.tVă pl\
ace %@?tNe bucurăm că acum funcționează! Dacă vă place {app}, ați putea lăsa o scurtă recenzie în App Store?tV\
ă mulțumim pentru cuvintele frumoase! Dacă aveți un moment, o scurtă recenzie pentru {app} în App Store ne-ar \
ajuta foarte mult.tVă mulțumim că folosiți {app}! Dacă vă place aplicația, v-am fi recunoscători pentru o scur\
tă recenzie în App Store.p#!/peste %lld oră#.peste %lld ore%1peste %lld de orep#!0peste %lld minut#1peste %lld\
 minute%4peste %lld de minutep#!3peste %lld secundă#2peste %lld secunde%5peste %lld de secunde17/-2B!3G!/Z![!G\
!>3C!X&I\"N!<>-\\$3Z#G!63:T!Z!W!1R!-/+5:R!45K!U\"M#D\"[![!O!W#O![!R\"V!Q!P!^*G!A\";S!H!^!<Q!8<Y\"^!@!B#B!<E#<T\
%J&I&J#X#@$tОтменитьtСкопироватьtУдалитьtГотовоtНе сейчасtОткрыть НастройкиtПовторитьtПереписка с командойtЗак\
рытьtПерейти к последнему сообщениюtЗагрузить предыдущие сообщенияtЗагрузка сообщений…tНовые сообщенияtПоддерж\
каtКоманда печатает…p$!R!%lld непрочитанное сообщение#R!%lld непрочитанных сообщения$R!%lld непрочитанных сооб\
щений%T!%lld непрочитанного сообщенияtВы общаетесь напрямую с нашей командой.tВопрос, отзыв или ошибка?tВаше с\
ообщениеtПрикрепить фотоtКамераp$!@!Остался %lld символ#D!Осталось %lld символа$F!Осталось %lld символов%D!Ост\
алось %lld символаtМедиатекаp$!<Выбрано %lld фото#<Выбрано %lld фото$<Выбрано %lld фото%<Выбрано %lld фотоtНап\
ишите сообщение…tУбрать фотоtОтправитьtПодключение…tНет подключения к интернетуtАвтообновление приостановленоt\
Восстановление подключения…tОбновитьtПодключение восстановленоtДата: %@tСегодняtВчераtДоставленоtНе отправлено\
tКоснитесь, чтобы повторитьtОтправка…tОтправленоtОжидание подключения…tВы не можете отправлять сообщения в это\
м чате.tЧтобы сделать фото, разрешите доступ к камере в Настройках.tПроизошла ошибка. Повторите попытку.tНе уд\
алось загрузить сообщения.tВаше сообщение слишком длинное.tНе удалось добавить фото.tЧтобы выбрать фото, разре\
шите доступ к фотографиям в Настройках.tЭто фото слишком большое.tНе удалось отправить сообщение.tСервер не от\
вечает. Повторите попытку позже.tПоддержка сейчас недоступна.tДостигнут лимит сообщенийtВы сможете снова писат\
ь %@.p$!T\"К сообщению можно прикрепить не более %lld фото.#T\"К сообщению можно прикрепить не более %lld фото\
.$T\"К сообщению можно прикрепить не более %lld фото.%T\"К сообщению можно прикрепить не более %lld фото.tДост\
игнут лимит фотоtВы сможете снова отправлять фото %@.tОтправлено в %@tСообщение от команды, %1$@: %2$@tВаше со\
общение, %1$@: %2$@p$!-%lld фото#-%lld фото$-%lld фото%-%lld фотоtФото %1$lld из %2$lldtНе удалось загрузить ф\
ото.tОткрыть фотоtСохранить фотоtОткройте приложение, чтобы прочитать сообщение.p$!-%lld фото#-%lld фото$-%lld\
 фото%-%lld фотоtСлужба поддержкиp$!6%1$@ (%2$lld фото)#6%1$@ (%2$lld фото)$6%1$@ (%2$lld фото)%6%1$@ (%2$lld \
фото)t%@: новое сообщениеtОценить в App StoretВаш отзыв в App Store помогает другим найти это приложение.tВам \
нравится %@?tРады, что теперь всё работает! Если вам нравится {app}, не могли бы вы оставить короткий отзыв в \
App Store?tСпасибо за добрые слова! Если у вас найдётся минутка, короткий отзыв о приложении {app} в App Store\
 очень нам поможет.tСпасибо, что пользуетесь приложением {app}! Если оно вам нравится, мы будем благодарны за \
короткий отзыв в App Store.p$!6через %lld час#8через %lld часа$:через %lld часов%8через %lld часаp$!<через %ll\
d минуту#<через %lld минуты$:через %lld минут%<через %lld минутыp$!>через %lld секунду#>через %lld секунды$<че\
рез %lld секунд%>через %lld секунды),)'*4/6)><<.(5W#E!B!.0'Y\".Y\"52)/@!F!:)8+%'+,=/*;L!E\"F!B!A!=E\"A!@!N!F!9\
F!O&9D!/=:S!6@!//P!S!-W\"27G\"3Y#U#R#^!A\"B\"tZrušiťtKopírovaťtVymazaťtHotovotTeraz nietOtvoriť NastaveniatSkú\
siť znovatKonverzácia s tímomtZavrieťtPrejsť na najnovšiu správutNačítať staršie správytNačítavajú sa správy…t\
Nové správytPodporatNáš tím píše…p$!;%lld neprečítaná správa#;%lld neprečítané správy$;%lld neprečítanej správ\
y%<%lld neprečítaných správtPíšete si priamo s naším tímom.tOtázky, pripomienky alebo chyba?tVaša správatPripo\
jiť fotkutKamerap$!2Zostáva %lld znak#6Zostávajú %lld znaky$3Zostáva %lld znaku%4Zostáva %lld znakovtFotoknižn\
icap$!3Vybraná %lld fotka#3Vybrané %lld fotky$3Vybrané %lld fotky%6Vybraných %lld fotiektNapíšte správu…tOdstr\
ániť fotkutOdoslaťtPripája sa…tŽiadne internetové pripojenietŽivé aktualizácie sú pozastavenétObnovuje sa prip\
ojenie…tObnoviťtPripojenie je obnovenétDátum: %@tDnestVčeratDoručenétNeodoslanétKlepnutím to skúsite znovatOdo\
siela sa…tOdoslanétČaká sa na pripojenie…tV tomto chate nemôžete posielať správy.tAk chcete urobiť fotku, povo\
ľte v Nastaveniach prístup ku kamere.tNiečo sa pokazilo. Skúste to znova.tSprávy sa nepodarilo načítať.tVaša s\
práva je príliš dlhá.tFotku sa nepodarilo pridať.tAk chcete vybrať fotku, povoľte v Nastaveniach prístup k fot\
kám.tTáto fotka je príliš veľká.tSprávu sa nepodarilo odoslať.tServer neodpovedá. Skúste to znova neskôr.tPodp\
ora momentálne nie je dostupná.tDosiahnutý limit správtĎalšiu správu môžete poslať %@.p$!P!K správe môžete pri\
pojiť najviac %lld fotku.#P!K správe môžete pripojiť najviac %lld fotky.$P!K správe môžete pripojiť najviac %l\
ld fotky.%Q!K správe môžete pripojiť najviac %lld fotiek.tDosiahnutý limit fotiektĎalšie fotky môžete poslať %\
@.tOdoslané o %@tSpráva od tímu, %1$@: %2$@tVaša správa, %1$@: %2$@p$!*%lld fotka#*%lld fotky$*%lld fotky%+%ll\
d fotiektFotka %1$lld z %2$lldtFotku sa nepodarilo načítať.tOtvoriť fotkutUložiť fotkutSprávu si prečítate po \
otvorení aplikácie.p$!*%lld fotka#*%lld fotky$*%lld fotky%+%lld fotiektTím podporyp$!3%1$@ (%2$lld fotka)#3%1$\
@ (%2$lld fotky)$3%1$@ (%2$lld fotky)%4%1$@ (%2$lld fotiek)t%@: nová správatOhodnotiť v App StoretVaša recenzi\
a v App Store pomáha ostatným nájsť túto aplikáciu.tPáči sa vám %@?tSme radi, že už všetko funguje! Ak ste s a\
plikáciou {app} spokojní, potešila by nás krátka recenzia v App Store.tĎakujeme za milé slová! Ak máte chvíľku\
, krátka recenzia aplikácie {app} v App Store by nám veľmi pomohla.tĎakujeme, že používate aplikáciu {app}! Ak\
 sa vám páči, budeme vďační za krátku recenziu v App Store.p$!-o %lld hodinu#-o %lld hodiny$-o %lld hodiny%-o \
%lld hodínp$!.o %lld minútu#.o %lld minúty$.o %lld minúty%-o %lld minútp$!.o %lld sekundu#.o %lld sekundy$.o %\
lld sekundy%.o %lld sekúnd*())(1.0&@!=90(1R#I!@!15'B\"6J#:5(=7M!E!(@!*&(,+<1(:N!J\"G!E!>D!N\"=D!Q!>@!=A'A!M!.=\
=I\"=G!23M!I\"1M#4;D\"=[#@$Q#]!I\"M\"tPrekličitKopirajtIzbrišitKončanotNe zdajtOdpri NastavitvetPoskusi znovat\
Pogovor z ekipotZapritPojdi na najnovejše sporočilotNaloži starejša sporočilatNalaganje sporočil\u{a0}…tNova s\
poročilatPodporatEkipa piše\u{a0}…p$!:%lld neprebrano sporočilo\":%lld neprebrani sporočili#:%lld neprebrana s\
poročila%:%lld neprebranih sporočiltPogovarjate se neposredno z našo ekipo.tVprašanje, predlog ali napaka?tVaš\
e sporočilotPriloži fotografijotKamerap$!-Še %lld znak\".Še %lld znaka#.Še %lld znaki%/Še %lld znakovtKnjižnic\
a fotografijp$!8%lld izbrana fotografija\"8%lld izbrani fotografiji#8%lld izbrane fotografije%8%lld izbranih f\
otografijtNapišite sporočilo\u{a0}…tOdstrani fotografijotPošljitVzpostavljanje povezave\u{a0}…tNi internetne p\
ovezavetSprotno posodabljanje je začasno ustavljenotPonovno vzpostavljanje povezave\u{a0}…tOsvežitPovezava je \
znova vzpostavljenatDatum: %@tDanestVčerajtDostavljenotNi poslanotTapnite za vnovični poskustPošiljanje\u{a0}…\
tPoslanotČakanje na povezavo\u{a0}…tV tem klepetu ne morete pošiljati sporočil.tČe želite posneti fotografijo,\
 v Nastavitvah dovolite dostop do kamere.tPrišlo je do napake. Poskusite znova.tSporočil ni bilo mogoče naloži\
ti.tVaše sporočilo je predolgo.tFotografije ni bilo mogoče dodati.tČe želite izbrati fotografijo, v Nastavitva\
h dovolite dostop do fotografij.tTa fotografija je prevelika.tSporočila ni bilo mogoče poslati.tStrežnik se ne\
 odziva. Poskusite znova pozneje.tPodpora trenutno ni na voljo.tOmejitev sporočil je doseženatZnova boste lahk\
o pisali %@.p$!U!Sporočilu lahko priložite največ %lld fotografijo.\"U!Sporočilu lahko priložite največ %lld f\
otografiji.#U!Sporočilu lahko priložite največ %lld fotografije.%T!Sporočilu lahko priložite največ %lld fotog\
rafij.tOmejitev fotografij je doseženatFotografije boste lahko znova pošiljali %@.tPoslano ob %@tSporočilo eki\
pe, %1$@: %2$@tVaše sporočilo, %1$@: %2$@p$!0%lld fotografija\"0%lld fotografiji#0%lld fotografije%/%lld fotog\
rafijtFotografija %1$lld od %2$lldtFotografije ni bilo mogoče naložiti.tOdpri fotografijotShrani fotografijotO\
dprite aplikacijo, da preberete sporočilo.p$!0%lld fotografija\"0%lld fotografiji#0%lld fotografije%/%lld foto\
grafijtEkipa za podporop$!9%1$@ (%2$lld fotografija)\"9%1$@ (%2$lld fotografiji)#9%1$@ (%2$lld fotografije)%8%\
1$@ (%2$lld fotografij)t%@: novo sporočilotOceni v trgovini App StoretVaše mnenje v trgovini App Store pomaga \
drugim odkriti aplikacijo.tVam je aplikacija %@ všeč?tVeseli nas, da zdaj vse deluje! Če ste z aplikacijo {app\
} zadovoljni, bi nam napisali kratko mnenje v trgovini App Store?tHvala za prijazne besede! Če imate trenutek \
časa, bi nam kratko mnenje o aplikaciji {app} v trgovini App Store zelo pomagalo.tHvala, da uporabljate aplika\
cijo {app}! Če vam je všeč, bomo hvaležni za kratko mnenje v trgovini App Store.p$!-čez %lld uro\"-čez %lld ur\
i#-čez %lld ure%,čez %lld urp$!0čez %lld minuto\"0čez %lld minuti#0čez %lld minute%/čez %lld minutp$!1čez %lld\
 sekundo\"1čez %lld sekundi#1čez %lld sekunde%0čez %lld sekund'('%(6.8'==90(2T!G!T!0,'F!.M!8-',991*.*%&*->+(:S\
!A\"@!C!=@!I\"6@!K!I!E!7F#@!>/D!<:6=,+I!:.L!97Z!.L#T#G#A!B!D!tAvbryttKopieratRaderatKlartInte nutÖppna Inställ\
ningartFörsök igentKonversation med teamettStängtGå till senaste meddelandettLäs in tidigare meddelandentLäser\
 in meddelanden…tNya meddelandentSupporttTeamet skriver…p\"!6%lld oläst meddelande%8%lld olästa meddelandentHä\
r chattar du direkt med vårt team.tFrågor, synpunkter eller något som inte fungerar?tDitt meddelandetBifoga bi\
ldtKamerap\"!0%lld tecken kvar%0%lld tecken kvartBildbibliotekp\"!2%lld bild markerad%5%lld bilder markeradetS\
kriv ett meddelande…tTa bort bildtSkickatAnsluter…tIngen internetanslutningtDirektuppdatering pausadtÅteranslu\
ter…tUppdateratAnsluten igentDatum: %@tIdagtIgårtLevererattInte skickattTryck för att försöka igentSkickar…tSk\
ickattVäntar på anslutning…tDu kan inte skicka meddelanden i den här chatten.tGe åtkomst till kameran i Instäl\
lningar om du vill ta en bild.tNågot gick fel. Försök igen.tMeddelandena kunde inte läsas in.tMeddelandet är f\
ör långt.tBilden kunde inte läggas till.tGe åtkomst till dina bilder i Inställningar om du vill välja en bild.\
tBilden är för stor.tMeddelandet kunde inte skickas.tServern svarar inte. Försök igen senare.tSupporten är int\
e tillgänglig just nu.tGränsen för meddelanden har nåttstDu kan skicka igen %@.p\"!N!Du kan bifoga högst %lld \
bild per meddelande.%P!Du kan bifoga högst %lld bilder per meddelande.tGränsen för bilder har nåttstDu kan ski\
cka bilder igen %@.tSkickat kl. %@tMeddelande från teamet, %1$@: %2$@tDitt meddelande, %1$@: %2$@p\"!)%lld bil\
d%+%lld bildertBild %1$lld av %2$lldtBilden kunde inte läsas in.tÖppna bildtSpara bildtÖppna appen för att läs\
a meddelandet.p\"!)%lld bild%+%lld bildertSupportteametp\"!2%1$@ (%2$lld bild)%4%1$@ (%2$lld bilder)tNytt medd\
elande från %@tBetygsätt i App StoretDin recension i App Store hjälper andra att hitta appen.tGillar du %@?tVa\
d bra att det fungerar nu! Om du är nöjd med {app} får du gärna lämna en kort recension i App Store.tTack för \
de fina orden! Om du har en stund över skulle en kort recension av {app} i App Store hjälpa oss mycket.tTack f\
ör att du använder {app}! Om du gillar appen blir vi glada för en kort recension i App Store.p\"!-om %lld timm\
e%.om %lld timmarp\"!-om %lld minut%/om %lld minuterp\"!.om %lld sekund%0om %lld sekunder<33<O!O!\\!X!-N\"B\"M\
\"L!-O!Q#J$]#F!=0@$L!P%O!F!6B!S!^#[!9K\"103E!U!W\"T!K!\\\"N$J%E$L\"W\"R\"S%Z\"B#F&_\"O#O\"I(I#R\"M!X!R!Q!R!C\"\
C!F!N#Q!@!D\"G!P!T&]\"K*_+W*R$O$C$tரத\u{bcd}த\u{bc1}ச\u{bc6}ய\u{bcd}tநகல\u{bc6}ட\u{bc1}tந\u{bc0}க\u{bcd}க\u{bc1}\
tம\u{bc1}ட\u{bbf}ந\u{bcd}தத\u{bc1}tஇப\u{bcd}ப\u{bcb}த\u{bc1} வ\u{bc7}ண\u{bcd}ட\u{bbe}ம\u{bcd}tஅம\u{bc8}ப\u{bcd}\
ப\u{bc1}கள\u{bc8}த\u{bcd} த\u{bbf}றtம\u{bc0}ண\u{bcd}ட\u{bc1}ம\u{bcd} ம\u{bc1}யற\u{bcd}ச\u{bbf} ச\u{bc6}ய\u{bcd}\
tக\u{bc1}ழ\u{bc1}வ\u{bc1}டன\u{bbe}ன உர\u{bc8}ய\u{bbe}டல\u{bcd}tம\u{bc2}ட\u{bc1}tசம\u{bc0}பத\u{bcd}த\u{bbf}ய ச\u{bc6}\
ய\u{bcd}த\u{bbf}க\u{bcd}க\u{bc1}ச\u{bcd} ச\u{bc6}ல\u{bcd}tம\u{bc1}ந\u{bcd}த\u{bc8}ய ச\u{bc6}ய\u{bcd}த\u{bbf}கள\
\u{bc8} ஏற\u{bcd}ற\u{bc1}tச\u{bc6}ய\u{bcd}த\u{bbf}கள\u{bcd} ஏற\u{bcd}றப\u{bcd}பட\u{bc1}க\u{bbf}ன\u{bcd}றன…tப\u{bc1}\
த\u{bbf}ய ச\u{bc6}ய\u{bcd}த\u{bbf}கள\u{bcd}tஉதவ\u{bbf}tக\u{bc1}ழ\u{bc1} எழ\u{bc1}த\u{bc1}க\u{bbf}றத\u{bc1}…p\"\
!P!பட\u{bbf}க\u{bcd}க\u{bbe}த %lld ச\u{bc6}ய\u{bcd}த\u{bbf}%Y!பட\u{bbf}க\u{bcd}க\u{bbe}த %lld ச\u{bc6}ய\u{bcd}\
த\u{bbf}கள\u{bcd}tஇங\u{bcd}க\u{bc7} எங\u{bcd}கள\u{bcd} க\u{bc1}ழ\u{bc1}வ\u{bc1}டன\u{bcd} ந\u{bc7}ரட\u{bbf}ய\u{bbe}\
க உர\u{bc8}ய\u{bbe}ட\u{bc1}க\u{bbf}ற\u{bc0}ர\u{bcd}கள\u{bcd}.tக\u{bc7}ள\u{bcd}வ\u{bbf}, கர\u{bc1}த\u{bcd}த\u{bc1}\
 அல\u{bcd}லத\u{bc1} ச\u{bbf}க\u{bcd}கல\u{bcd} ஏத\u{bc7}ன\u{bc1}ம\u{bcd} உள\u{bcd}ளத\u{bbe}?tஉங\u{bcd}கள\u{bcd}\
 ச\u{bc6}ய\u{bcd}த\u{bbf}tபடத\u{bcd}த\u{bc8} இண\u{bc8}tக\u{bc7}மர\u{bbe}p\"!Y!%lld எழ\u{bc1}த\u{bcd}த\u{bc1} ம\
\u{bc0}தம\u{bc1}ள\u{bcd}ளத\u{bc1}%_!%lld எழ\u{bc1}த\u{bcd}த\u{bc1}கள\u{bcd} ம\u{bc0}தம\u{bc1}ள\u{bcd}ளனtப\u{bc1}\
க\u{bc8}ப\u{bcd}பட ந\u{bc2}லகம\u{bcd}p\"!Q\"%lld படம\u{bcd} த\u{bc7}ர\u{bcd}ந\u{bcd}த\u{bc6}ட\u{bc1}க\u{bcd}கப\
\u{bcd}பட\u{bcd}டத\u{bc1}%W\"%lld படங\u{bcd}கள\u{bcd} த\u{bc7}ர\u{bcd}ந\u{bcd}த\u{bc6}ட\u{bc1}க\u{bcd}கப\u{bcd}\
பட\u{bcd}டனtச\u{bc6}ய\u{bcd}த\u{bbf} எழ\u{bc1}தவ\u{bc1}ம\u{bcd}…tபடத\u{bcd}த\u{bc8} அகற\u{bcd}ற\u{bc1}tஅன\u{bc1}\
ப\u{bcd}ப\u{bc1}tஇண\u{bc8}க\u{bcd}க\u{bbf}றத\u{bc1}…tஇண\u{bc8}ய இண\u{bc8}ப\u{bcd}ப\u{bc1} இல\u{bcd}ல\u{bc8}tந\u{bc7}\
ரல\u{bc8}ப\u{bcd} ப\u{bc1}த\u{bc1}ப\u{bcd}ப\u{bbf}ப\u{bcd}ப\u{bc1} இட\u{bc8}ந\u{bbf}ற\u{bc1}த\u{bcd}தப\u{bcd}ப\
ட\u{bcd}ட\u{bc1}ள\u{bcd}ளத\u{bc1}tம\u{bc0}ண\u{bcd}ட\u{bc1}ம\u{bcd} இண\u{bc8}க\u{bcd}க\u{bbf}றத\u{bc1}…tப\u{bc1}\
த\u{bc1}ப\u{bcd}ப\u{bbf}tஇண\u{bc8}ப\u{bcd}ப\u{bc1} ம\u{bc0}ண\u{bcd}ட\u{bc1}ம\u{bcd} க\u{bbf}ட\u{bc8}த\u{bcd}தத\
\u{bc1}tத\u{bc7}த\u{bbf}: %@tஇன\u{bcd}ற\u{bc1}tந\u{bc7}ற\u{bcd}ற\u{bc1}tச\u{bc6}ன\u{bcd}றட\u{bc8}ந\u{bcd}தத\u{bc1}\
tஅன\u{bc1}ப\u{bcd}ப ம\u{bc1}ட\u{bbf}யவ\u{bbf}ல\u{bcd}ல\u{bc8}tம\u{bc0}ண\u{bcd}ட\u{bc1}ம\u{bcd} ம\u{bc1}யற\u{bcd}\
ச\u{bbf}க\u{bcd}கத\u{bcd} தட\u{bcd}டவ\u{bc1}ம\u{bcd}tஅன\u{bc1}ப\u{bcd}பப\u{bcd}பட\u{bc1}க\u{bbf}றத\u{bc1}…tஅன\u{bc1}\
ப\u{bcd}பப\u{bcd}பட\u{bcd}டத\u{bc1}tஇண\u{bc8}ப\u{bcd}ப\u{bc1}க\u{bcd}க\u{bbe}கக\u{bcd} க\u{bbe}த\u{bcd}த\u{bbf}\
ர\u{bc1}க\u{bcd}க\u{bbf}றத\u{bc1}…tஇந\u{bcd}த உர\u{bc8}ய\u{bbe}டல\u{bbf}ல\u{bcd} உங\u{bcd}கள\u{bbe}ல\u{bcd} ச\u{bc6}\
ய\u{bcd}த\u{bbf}கள\u{bc8} அன\u{bc1}ப\u{bcd}ப ம\u{bc1}ட\u{bbf}ய\u{bbe}த\u{bc1}.tபடம\u{bcd} எட\u{bc1}க\u{bcd}க, \
அம\u{bc8}ப\u{bcd}ப\u{bc1}கள\u{bbf}ல\u{bcd} க\u{bc7}மர\u{bbe}வ\u{bc8}ப\u{bcd} பயன\u{bcd}பட\u{bc1}த\u{bcd}த அன\u{bc1}\
மத\u{bbf}க\u{bcd}கவ\u{bc1}ம\u{bcd}.tஏத\u{bcb} தவற\u{bc1} நடந\u{bcd}த\u{bc1}வ\u{bbf}ட\u{bcd}டத\u{bc1}. ம\u{bc0}\
ண\u{bcd}ட\u{bc1}ம\u{bcd} ம\u{bc1}யற\u{bcd}ச\u{bbf}க\u{bcd}கவ\u{bc1}ம\u{bcd}.tச\u{bc6}ய\u{bcd}த\u{bbf}கள\u{bc8}\
 ஏற\u{bcd}ற ம\u{bc1}ட\u{bbf}யவ\u{bbf}ல\u{bcd}ல\u{bc8}.tஉங\u{bcd}கள\u{bcd} ச\u{bc6}ய\u{bcd}த\u{bbf} ம\u{bbf}க ந\
\u{bc0}ளம\u{bbe}க உள\u{bcd}ளத\u{bc1}.tபடத\u{bcd}த\u{bc8}ச\u{bcd} ச\u{bc7}ர\u{bcd}க\u{bcd}க ம\u{bc1}ட\u{bbf}யவ\u{bbf}\
ல\u{bcd}ல\u{bc8}.tபடத\u{bcd}த\u{bc8}த\u{bcd} த\u{bc7}ர\u{bcd}ந\u{bcd}த\u{bc6}ட\u{bc1}க\u{bcd}க, அம\u{bc8}ப\u{bcd}\
ப\u{bc1}கள\u{bbf}ல\u{bcd} படங\u{bcd}கள\u{bc8} அண\u{bc1}க அன\u{bc1}மத\u{bbf}க\u{bcd}கவ\u{bc1}ம\u{bcd}.tஇந\u{bcd}\
தப\u{bcd} படம\u{bcd} ம\u{bbf}கப\u{bcd} ப\u{bc6}ர\u{bbf}த\u{bbe}க உள\u{bcd}ளத\u{bc1}.tஉங\u{bcd}கள\u{bcd} ச\u{bc6}\
ய\u{bcd}த\u{bbf}ய\u{bc8} அன\u{bc1}ப\u{bcd}ப ம\u{bc1}ட\u{bbf}யவ\u{bbf}ல\u{bcd}ல\u{bc8}.tச\u{bc7}வ\u{bc8}யகம\u{bcd}\
 பத\u{bbf}லள\u{bbf}க\u{bcd}கவ\u{bbf}ல\u{bcd}ல\u{bc8}. ச\u{bbf}ற\u{bbf}த\u{bc1} ந\u{bc7}ரம\u{bcd} கழ\u{bbf}த\u{bcd}\
த\u{bc1} ம\u{bc0}ண\u{bcd}ட\u{bc1}ம\u{bcd} ம\u{bc1}யற\u{bcd}ச\u{bbf}க\u{bcd}கவ\u{bc1}ம\u{bcd}.tஉதவ\u{bbf}ச\u{bcd}\
 ச\u{bc7}வ\u{bc8} தற\u{bcd}ப\u{bcb}த\u{bc1} க\u{bbf}ட\u{bc8}க\u{bcd}கவ\u{bbf}ல\u{bcd}ல\u{bc8}.tச\u{bc6}ய\u{bcd}\
த\u{bbf}கள\u{bc1}க\u{bcd}க\u{bbe}ன வரம\u{bcd}ப\u{bc8} எட\u{bcd}ட\u{bbf}வ\u{bbf}ட\u{bcd}ட\u{bc0}ர\u{bcd}கள\u{bcd}\
t%@ ம\u{bc0}ண\u{bcd}ட\u{bc1}ம\u{bcd} ச\u{bc6}ய\u{bcd}த\u{bbf} அன\u{bc1}ப\u{bcd}பல\u{bbe}ம\u{bcd}.p\"!_#ஒர\u{bc1}\
 ச\u{bc6}ய\u{bcd}த\u{bbf}ய\u{bbf}ல\u{bcd} அத\u{bbf}கபட\u{bcd}சம\u{bcd} %lld படத\u{bcd}த\u{bc8} இண\u{bc8}க\u{bcd}\
கல\u{bbe}ம\u{bcd}.%B$ஒர\u{bc1} ச\u{bc6}ய\u{bcd}த\u{bbf}ய\u{bbf}ல\u{bcd} அத\u{bbf}கபட\u{bcd}சம\u{bcd} %lld படங\u{bcd}\
கள\u{bc8} இண\u{bc8}க\u{bcd}கல\u{bbe}ம\u{bcd}.tபடங\u{bcd}கள\u{bc1}க\u{bcd}க\u{bbe}ன வரம\u{bcd}ப\u{bc8} எட\u{bcd}\
ட\u{bbf}வ\u{bbf}ட\u{bcd}ட\u{bc0}ர\u{bcd}கள\u{bcd}t%@ ம\u{bc0}ண\u{bcd}ட\u{bc1}ம\u{bcd} படங\u{bcd}கள\u{bc8} அன\u{bc1}\
ப\u{bcd}பல\u{bbe}ம\u{bcd}.tஅன\u{bc1}ப\u{bcd}ப\u{bbf}ய ந\u{bc7}ரம\u{bcd}: %@tக\u{bc1}ழ\u{bc1}வ\u{bbf}ன\u{bcd} ச\
\u{bc6}ய\u{bcd}த\u{bbf}, %1$@: %2$@tஉங\u{bcd}கள\u{bcd} ச\u{bc6}ய\u{bcd}த\u{bbf}, %1$@: %2$@p\"!1%lld படம\u{bcd}\
%:%lld படங\u{bcd}கள\u{bcd}t%2$lld-இல\u{bcd} %1$lld-ஆவத\u{bc1} படம\u{bcd}tபடத\u{bcd}த\u{bc8} ஏற\u{bcd}ற ம\u{bc1}\
ட\u{bbf}யவ\u{bbf}ல\u{bcd}ல\u{bc8}.tபடத\u{bcd}த\u{bc8}த\u{bcd} த\u{bbf}றtபடத\u{bcd}த\u{bc8}ச\u{bcd} ச\u{bc7}ம\u{bbf}\
tச\u{bc6}ய\u{bcd}த\u{bbf}ய\u{bc8}ப\u{bcd} பட\u{bbf}க\u{bcd}க ச\u{bc6}யல\u{bbf}ய\u{bc8}த\u{bcd} த\u{bbf}றக\u{bcd}\
கவ\u{bc1}ம\u{bcd}.p\"!1%lld படம\u{bcd}%:%lld படங\u{bcd}கள\u{bcd}tஉதவ\u{bbf}க\u{bcd} க\u{bc1}ழ\u{bc1}p\"!:%1$@ \
(%2$lld படம\u{bcd})%C!%1$@ (%2$lld படங\u{bcd}கள\u{bcd})t%@: ப\u{bc1}த\u{bbf}ய ச\u{bc6}ய\u{bcd}த\u{bbf}tApp Sto\
re-இல\u{bcd} மத\u{bbf}ப\u{bcd}ப\u{bbf}ட\u{bc1}tApp Store-இல\u{bcd} ந\u{bc0}ங\u{bcd}கள\u{bcd} எழ\u{bc1}த\u{bc1}\
ம\u{bcd} மத\u{bbf}ப\u{bcd}ப\u{bc1}ர\u{bc8} மற\u{bcd}றவர\u{bcd}கள\u{bcd} இந\u{bcd}தச\u{bcd} ச\u{bc6}யல\u{bbf}ய\u{bc8}\
க\u{bcd} கண\u{bcd}டற\u{bbf}ய உதவ\u{bc1}ம\u{bcd}.t%@ உங\u{bcd}கள\u{bc1}க\u{bcd}க\u{bc1}ப\u{bcd} ப\u{bbf}ட\u{bbf}\
த\u{bcd}த\u{bbf}ர\u{bc1}க\u{bcd}க\u{bbf}றத\u{bbe}?tஇப\u{bcd}ப\u{bcb}த\u{bc1} எல\u{bcd}ல\u{bbe}ம\u{bcd} சர\u{bbf}\
ய\u{bbe}க இயங\u{bcd}க\u{bc1}வத\u{bbf}ல\u{bcd} மக\u{bbf}ழ\u{bcd}ச\u{bcd}ச\u{bbf}! {app} உங\u{bcd}கள\u{bc1}க\u{bcd}\
க\u{bc1}ப\u{bcd} ப\u{bbf}ட\u{bbf}த\u{bcd}த\u{bbf}ர\u{bc1}ந\u{bcd}த\u{bbe}ல\u{bcd}, App Store-இல\u{bcd} ஒர\u{bc1}\
 ச\u{bbf}ற\u{bbf}ய மத\u{bbf}ப\u{bcd}ப\u{bc1}ர\u{bc8} எழ\u{bc1}த\u{bc1}வ\u{bc0}ர\u{bcd}கள\u{bbe}?tஉங\u{bcd}கள\u{bcd}\
 அன\u{bcd}ப\u{bbe}ன வ\u{bbe}ர\u{bcd}த\u{bcd}த\u{bc8}கள\u{bc1}க\u{bcd}க\u{bc1} நன\u{bcd}ற\u{bbf}! உங\u{bcd}கள\u{bc1}\
க\u{bcd}க\u{bc1} ந\u{bc7}ரம\u{bcd} இர\u{bc1}ந\u{bcd}த\u{bbe}ல\u{bcd}, App Store-இல\u{bcd} {app} பற\u{bcd}ற\u{bbf}\
 ஒர\u{bc1} ச\u{bbf}ற\u{bbf}ய மத\u{bbf}ப\u{bcd}ப\u{bc1}ர\u{bc8} எழ\u{bc1}த\u{bbf}ன\u{bbe}ல\u{bcd} எங\u{bcd}கள\u{bc1}\
க\u{bcd}க\u{bc1}ப\u{bcd} ப\u{bc6}ர\u{bbf}த\u{bc1}ம\u{bcd} உதவ\u{bc1}ம\u{bcd}.t{app} ச\u{bc6}யல\u{bbf}ய\u{bc8}ப\
\u{bcd} பயன\u{bcd}பட\u{bc1}த\u{bcd}த\u{bc1}வதற\u{bcd}க\u{bc1} நன\u{bcd}ற\u{bbf}! உங\u{bcd}கள\u{bc1}க\u{bcd}க\u{bc1}\
ப\u{bcd} ப\u{bbf}ட\u{bbf}த\u{bcd}த\u{bbf}ர\u{bc1}ந\u{bcd}த\u{bbe}ல\u{bcd}, App Store-இல\u{bcd} ஒர\u{bc1} ச\u{bbf}\
ற\u{bbf}ய மத\u{bbf}ப\u{bcd}ப\u{bc1}ர\u{bc8} எழ\u{bc1}த\u{bbf}ன\u{bbe}ல\u{bcd} மக\u{bbf}ழ\u{bcd}ச\u{bcd}ச\u{bbf}\
 அட\u{bc8}வ\u{bcb}ம\u{bcd}.p\"!E\"%lld மண\u{bbf}ந\u{bc7}ரத\u{bcd}த\u{bbf}ற\u{bcd}க\u{bc1}ப\u{bcd} ப\u{bbf}றக\u{bc1}\
%E\"%lld மண\u{bbf}ந\u{bc7}ரத\u{bcd}த\u{bbf}ற\u{bcd}க\u{bc1}ப\u{bcd} ப\u{bbf}றக\u{bc1}p\"!B\"%lld ந\u{bbf}ம\u{bbf}\
டத\u{bcd}த\u{bbf}ற\u{bcd}க\u{bc1}ப\u{bcd} ப\u{bbf}றக\u{bc1}%E\"%lld ந\u{bbf}ம\u{bbf}டங\u{bcd}கள\u{bc1}க\u{bcd}\
க\u{bc1}ப\u{bcd} ப\u{bbf}றக\u{bc1}p\"!Y!%lld வ\u{bbf}ந\u{bbe}ட\u{bbf}க\u{bcd}க\u{bc1}ப\u{bcd} ப\u{bbf}றக\u{bc1}\
%B\"%lld வ\u{bbf}ந\u{bbe}ட\u{bbf}கள\u{bc1}க\u{bcd}க\u{bc1}ப\u{bcd} ப\u{bbf}றக\u{bc1}C!@!??C!^!X!I!?E\"R\"K\"I!\
0\\!\\\"_#[\":I!3E$C!Z#I!L!3R!B\"R\"B\"L!E\"1106L!G#?<C\"W\"I%@$@#K\"S\"R%U!]\"U%Y\"W\"S\"Z'Q\"M\"A!_!F!N!W!W\"\
C!M!H#N!=A\"V!P!R%J!P(O)_(M\"_\"Y\"tరద\u{c4d}ద\u{c41} చ\u{c47}య\u{c02}డ\u{c3f}tక\u{c3e}ప\u{c40} చ\u{c47}య\u{c02}\
డ\u{c3f}tత\u{c4a}లగ\u{c3f}\u{c02}చ\u{c02}డ\u{c3f}tప\u{c42}ర\u{c4d}తయ\u{c3f}\u{c02}ద\u{c3f}tఇప\u{c4d}ప\u{c41}డ\u{c41}\
 క\u{c3e}ద\u{c41}tస\u{c46}ట\u{c4d}ట\u{c3f}\u{c02}గ\u{c4d}\u{200c}లన\u{c41} త\u{c46}రవ\u{c02}డ\u{c3f}tమళ\u{c4d}\
ల\u{c40} ప\u{c4d}రయత\u{c4d}న\u{c3f}\u{c02}చ\u{c02}డ\u{c3f}tబ\u{c43}\u{c02}ద\u{c02}త\u{c4b} స\u{c02}భ\u{c3e}షణt\
మ\u{c42}స\u{c3f}వ\u{c47}య\u{c02}డ\u{c3f}tత\u{c3e}జ\u{c3e} స\u{c02}ద\u{c47}శ\u{c3e}న\u{c3f}క\u{c3f} వ\u{c46}ళ\u{c4d}\
ల\u{c02}డ\u{c3f}tమ\u{c41}న\u{c41}పట\u{c3f} స\u{c02}ద\u{c47}శ\u{c3e}లన\u{c41} ల\u{c4b}డ\u{c4d} చ\u{c47}య\u{c02}\
డ\u{c3f}tస\u{c02}ద\u{c47}శ\u{c3e}ల\u{c41} ల\u{c4b}డ\u{c4d} అవ\u{c41}త\u{c41}న\u{c4d}న\u{c3e}య\u{c3f}…tక\u{c4a}\
త\u{c4d}త స\u{c02}ద\u{c47}శ\u{c3e}ల\u{c41}tసహ\u{c3e}య\u{c02}tబ\u{c43}\u{c02}ద\u{c02} ట\u{c48}ప\u{c4d} చ\u{c47}\
స\u{c4d}త\u{c4b}\u{c02}ద\u{c3f}…p\"!G!చదవన\u{c3f} %lld స\u{c02}ద\u{c47}శ\u{c02}%M!చదవన\u{c3f} %lld స\u{c02}ద\u{c47}\
శ\u{c3e}ల\u{c41}tఇక\u{c4d}కడ మ\u{c40}ర\u{c41} న\u{c47}ర\u{c41}గ\u{c3e} మ\u{c3e} బ\u{c43}\u{c02}ద\u{c02}త\u{c4b}\
 మ\u{c3e}ట\u{c4d}ల\u{c3e}డ\u{c41}త\u{c41}న\u{c4d}న\u{c3e}ర\u{c41}.tప\u{c4d}రశ\u{c4d}న, అభ\u{c3f}ప\u{c4d}ర\u{c3e}\
య\u{c02} ల\u{c47}ద\u{c3e} సమస\u{c4d}య ఉ\u{c02}ద\u{c3e}?tమ\u{c40} స\u{c02}ద\u{c47}శ\u{c02}tఫ\u{c4b}ట\u{c4b} జ\u{c4b}\
డ\u{c3f}\u{c02}చ\u{c02}డ\u{c3f}tక\u{c46}మ\u{c46}ర\u{c3e}p\"!W!%lld అక\u{c4d}షర\u{c02} మ\u{c3f}గ\u{c3f}ల\u{c3f}\
 ఉ\u{c02}ద\u{c3f}%F\"%lld అక\u{c4d}షర\u{c3e}ల\u{c41} మ\u{c3f}గ\u{c3f}ల\u{c3f} ఉన\u{c4d}న\u{c3e}య\u{c3f}tఫ\u{c4b}\
ట\u{c4b} ల\u{c48}బ\u{c4d}రర\u{c40}p\"!V!%lld ఫ\u{c4b}ట\u{c4b} ఎ\u{c02}చ\u{c41}క\u{c41}న\u{c4d}న\u{c3e}ర\u{c41}\
%\\!%lld ఫ\u{c4b}ట\u{c4b}ల\u{c41} ఎ\u{c02}చ\u{c41}క\u{c41}న\u{c4d}న\u{c3e}ర\u{c41}tస\u{c02}ద\u{c47}శ\u{c02} ర\u{c3e}\
య\u{c02}డ\u{c3f}…tఫ\u{c4b}ట\u{c4b} త\u{c40}స\u{c3f}వ\u{c47}య\u{c02}డ\u{c3f}tప\u{c02}ప\u{c02}డ\u{c3f}tకన\u{c46}\
క\u{c4d}ట\u{c4d} అవ\u{c41}త\u{c4b}\u{c02}ద\u{c3f}…tఇ\u{c02}టర\u{c4d}న\u{c46}ట\u{c4d} కన\u{c46}క\u{c4d}షన\u{c4d}\
 ల\u{c47}ద\u{c41}tల\u{c48}వ\u{c4d} అప\u{c4d}\u{200c}డ\u{c47}ట\u{c4d}\u{200c}ల\u{c41} ప\u{c3e}జ\u{c4d} అయ\u{c4d}\
య\u{c3e}య\u{c3f}tమళ\u{c4d}ల\u{c40} కన\u{c46}క\u{c4d}ట\u{c4d} అవ\u{c41}త\u{c4b}\u{c02}ద\u{c3f}…tర\u{c3f}ఫ\u{c4d}\
ర\u{c46}ష\u{c4d} చ\u{c47}య\u{c02}డ\u{c3f}tకన\u{c46}క\u{c4d}షన\u{c4d} త\u{c3f}ర\u{c3f}గ\u{c3f} వచ\u{c4d}చ\u{c3f}\
\u{c02}ద\u{c3f}tత\u{c47}ద\u{c40}: %@tఈ ర\u{c4b}జ\u{c41}tన\u{c3f}న\u{c4d}నtచ\u{c47}ర\u{c3f}\u{c02}ద\u{c3f}tప\u{c02}\
పడ\u{c02} వ\u{c3f}ఫలమ\u{c48}\u{c02}ద\u{c3f}tమళ\u{c4d}ల\u{c40} ప\u{c4d}రయత\u{c4d}న\u{c3f}\u{c02}చడ\u{c3e}న\u{c3f}\
క\u{c3f} ట\u{c4d}య\u{c3e}ప\u{c4d} చ\u{c47}య\u{c02}డ\u{c3f}tప\u{c02}ప\u{c41}త\u{c4b}\u{c02}ద\u{c3f}…tప\u{c02}పబ\
డ\u{c3f}\u{c02}ద\u{c3f}tకన\u{c46}క\u{c4d}షన\u{c4d} క\u{c4b}స\u{c02} వ\u{c47}చ\u{c3f} ఉ\u{c02}ద\u{c3f}…tమ\u{c40}\
ర\u{c41} ఈ చ\u{c3e}ట\u{c4d}\u{200c}ల\u{c4b} స\u{c02}ద\u{c47}శ\u{c3e}ల\u{c41} ప\u{c02}పల\u{c47}ర\u{c41}.tఫ\u{c4b}\
ట\u{c4b} త\u{c40}యడ\u{c3e}న\u{c3f}క\u{c3f} స\u{c46}ట\u{c4d}ట\u{c3f}\u{c02}గ\u{c4d}\u{200c}లల\u{c4b} క\u{c46}మ\u{c46}\
ర\u{c3e} య\u{c3e}క\u{c4d}స\u{c46}స\u{c4d}\u{200c}న\u{c41} అన\u{c41}మత\u{c3f}\u{c02}చ\u{c02}డ\u{c3f}.tఏద\u{c4b}\
 తప\u{c4d}ప\u{c41} జర\u{c3f}గ\u{c3f}\u{c02}ద\u{c3f}. దయచ\u{c47}స\u{c3f} మళ\u{c4d}ల\u{c40} ప\u{c4d}రయత\u{c4d}న\u{c3f}\
\u{c02}చ\u{c02}డ\u{c3f}.tస\u{c02}ద\u{c47}శ\u{c3e}లన\u{c41} ల\u{c4b}డ\u{c4d} చ\u{c47}యడ\u{c02} స\u{c3e}ధ\u{c4d}\
య\u{c02} క\u{c3e}ల\u{c47}ద\u{c41}.tమ\u{c40} స\u{c02}ద\u{c47}శ\u{c02} చ\u{c3e}ల\u{c3e} ప\u{c4a}డవ\u{c41}గ\u{c3e}\
 ఉ\u{c02}ద\u{c3f}.tఫ\u{c4b}ట\u{c4b}న\u{c41} జ\u{c4b}డ\u{c3f}\u{c02}చడ\u{c02} స\u{c3e}ధ\u{c4d}య\u{c02} క\u{c3e}\
ల\u{c47}ద\u{c41}.tఫ\u{c4b}ట\u{c4b} ఎ\u{c02}చ\u{c41}క\u{c4b}వడ\u{c3e}న\u{c3f}క\u{c3f} స\u{c46}ట\u{c4d}ట\u{c3f}\u{c02}\
గ\u{c4d}\u{200c}లల\u{c4b} ఫ\u{c4b}ట\u{c4b}ల య\u{c3e}క\u{c4d}స\u{c46}స\u{c4d}\u{200c}న\u{c41} అన\u{c41}మత\u{c3f}\
\u{c02}చ\u{c02}డ\u{c3f}.tఈ ఫ\u{c4b}ట\u{c4b} చ\u{c3e}ల\u{c3e} ప\u{c46}ద\u{c4d}దద\u{c3f}.tమ\u{c40} స\u{c02}ద\u{c47}\
శ\u{c3e}న\u{c4d}న\u{c3f} ప\u{c02}పడ\u{c02} స\u{c3e}ధ\u{c4d}య\u{c02} క\u{c3e}ల\u{c47}ద\u{c41}.tసర\u{c4d}వర\u{c4d}\
 స\u{c4d}ప\u{c02}ద\u{c3f}\u{c02}చడ\u{c02} ల\u{c47}ద\u{c41}. దయచ\u{c47}స\u{c3f} క\u{c3e}స\u{c47}పట\u{c3f} తర\u{c4d}\
వ\u{c3e}త మళ\u{c4d}ల\u{c40} ప\u{c4d}రయత\u{c4d}న\u{c3f}\u{c02}చ\u{c02}డ\u{c3f}.tసహ\u{c3e}య\u{c02} ప\u{c4d}రస\u{c4d}\
త\u{c41}త\u{c02} అ\u{c02}ద\u{c41}బ\u{c3e}ట\u{c41}ల\u{c4b} ల\u{c47}ద\u{c41}.tస\u{c02}ద\u{c47}శ\u{c3e}ల పర\u{c3f}\
మ\u{c3f}త\u{c3f}న\u{c3f} చ\u{c47}ర\u{c41}క\u{c41}న\u{c4d}న\u{c3e}ర\u{c41}tమ\u{c40}ర\u{c41} %@ మళ\u{c4d}ల\u{c40}\
 స\u{c02}ద\u{c47}శ\u{c3e}ల\u{c41} ప\u{c02}పవచ\u{c4d}చ\u{c41}.p\"!V#ఒక స\u{c02}ద\u{c47}శ\u{c3e}న\u{c3f}క\u{c3f}\
 గర\u{c3f}ష\u{c4d}ఠ\u{c02}గ\u{c3e} %lld ఫ\u{c4b}ట\u{c4b} జ\u{c4b}డ\u{c3f}\u{c02}చవచ\u{c4d}చ\u{c41}.%\\#ఒక స\u{c02}\
ద\u{c47}శ\u{c3e}న\u{c3f}క\u{c3f} గర\u{c3f}ష\u{c4d}ఠ\u{c02}గ\u{c3e} %lld ఫ\u{c4b}ట\u{c4b}ల\u{c41} జ\u{c4b}డ\u{c3f}\
\u{c02}చవచ\u{c4d}చ\u{c41}.tఫ\u{c4b}ట\u{c4b}ల పర\u{c3f}మ\u{c3f}త\u{c3f}న\u{c3f} చ\u{c47}ర\u{c41}క\u{c41}న\u{c4d}\
న\u{c3e}ర\u{c41}tమ\u{c40}ర\u{c41} %@ మళ\u{c4d}ల\u{c40} ఫ\u{c4b}ట\u{c4b}ల\u{c41} ప\u{c02}పవచ\u{c4d}చ\u{c41}.tప\u{c02}\
ప\u{c3f}న సమయ\u{c02}: %@tబ\u{c43}\u{c02}ద\u{c02} న\u{c41}\u{c02}డ\u{c3f} స\u{c02}ద\u{c47}శ\u{c02}, %1$@: %2$@t\
మ\u{c40} స\u{c02}ద\u{c47}శ\u{c02}, %1$@: %2$@p\"!1%lld ఫ\u{c4b}ట\u{c4b}%7%lld ఫ\u{c4b}ట\u{c4b}ల\u{c41}tమ\u{c4a}\
త\u{c4d}త\u{c02} %2$lldల\u{c4b} %1$lldవ ఫ\u{c4b}ట\u{c4b}tఫ\u{c4b}ట\u{c4b}న\u{c41} ల\u{c4b}డ\u{c4d} చ\u{c47}యడ\u{c02}\
 స\u{c3e}ధ\u{c4d}య\u{c02} క\u{c3e}ల\u{c47}ద\u{c41}.tఫ\u{c4b}ట\u{c4b} త\u{c46}రవ\u{c02}డ\u{c3f}tఫ\u{c4b}ట\u{c4b}\
 స\u{c47}వ\u{c4d} చ\u{c47}య\u{c02}డ\u{c3f}tస\u{c02}ద\u{c47}శ\u{c3e}న\u{c4d}న\u{c3f} చదవడ\u{c3e}న\u{c3f}క\u{c3f}\
 య\u{c3e}ప\u{c4d}\u{200c}న\u{c41} త\u{c46}రవ\u{c02}డ\u{c3f}.p\"!1%lld ఫ\u{c4b}ట\u{c4b}%7%lld ఫ\u{c4b}ట\u{c4b}ల\
\u{c41}tసహ\u{c3e}య బ\u{c43}\u{c02}ద\u{c02}p\"!:%1$@ (%2$lld ఫ\u{c4b}ట\u{c4b})%@!%1$@ (%2$lld ఫ\u{c4b}ట\u{c4b}ల\
\u{c41})t%@ న\u{c41}\u{c02}డ\u{c3f} క\u{c4a}త\u{c4d}త స\u{c02}ద\u{c47}శ\u{c02}tApp Storeల\u{c4b} ర\u{c47}ట\u{c4d}\
 చ\u{c47}య\u{c02}డ\u{c3f}tApp Storeల\u{c4b} మ\u{c40}ర\u{c41} ర\u{c3e}స\u{c47} ర\u{c3f}వ\u{c4d}య\u{c42} ఈ య\u{c3e}\
ప\u{c4d}\u{200c}న\u{c41} కన\u{c41}గ\u{c4a}నడ\u{c02}ల\u{c4b} ఇతర\u{c41}లక\u{c41} సహ\u{c3e}యపడ\u{c41}త\u{c41}\u{c02}\
ద\u{c3f}.t%@ మ\u{c40}క\u{c41} నచ\u{c4d}చ\u{c3f}\u{c02}ద\u{c3e}?tఇప\u{c4d}ప\u{c41}డ\u{c41} అ\u{c02}త\u{c3e} బ\u{c3e}\
గ\u{c3e} పన\u{c3f}చ\u{c47}స\u{c4d}త\u{c4b}\u{c02}దన\u{c3f} త\u{c46}ల\u{c3f}స\u{c3f} స\u{c02}త\u{c4b}ష\u{c02}గ\u{c3e}\
 ఉ\u{c02}ద\u{c3f}! {app} మ\u{c40}క\u{c41} నచ\u{c4d}చ\u{c3f}త\u{c47}, App Storeల\u{c4b} ఒక చ\u{c3f}న\u{c4d}న ర\u{c3f}\
వ\u{c4d}య\u{c42} ర\u{c3e}స\u{c4d}త\u{c3e}ర\u{c3e}?tమ\u{c40} మ\u{c02}చ\u{c3f} మ\u{c3e}టలక\u{c41} ధన\u{c4d}యవ\u{c3e}\
ద\u{c3e}ల\u{c41}! మ\u{c40}క\u{c41} క\u{c3e}స\u{c4d}త సమయ\u{c02} ఉ\u{c02}ట\u{c47}, App Storeల\u{c4b} {app} గ\u{c41}\
ర\u{c3f}\u{c02}చ\u{c3f} ఒక చ\u{c3f}న\u{c4d}న ర\u{c3f}వ\u{c4d}య\u{c42} ర\u{c3e}స\u{c4d}త\u{c47} మ\u{c3e}క\u{c41}\
 చ\u{c3e}ల\u{c3e} సహ\u{c3e}య\u{c02}గ\u{c3e} ఉ\u{c02}ట\u{c41}\u{c02}ద\u{c3f}.t{app} ఉపయ\u{c4b}గ\u{c3f}స\u{c4d}త\
\u{c41}న\u{c4d}న\u{c02}ద\u{c41}క\u{c41} ధన\u{c4d}యవ\u{c3e}ద\u{c3e}ల\u{c41}! ఈ య\u{c3e}ప\u{c4d} మ\u{c40}క\u{c41}\
 నచ\u{c4d}చ\u{c3f}త\u{c47}, App Storeల\u{c4b} ఒక చ\u{c3f}న\u{c4d}న ర\u{c3f}వ\u{c4d}య\u{c42} ర\u{c3e}స\u{c4d}త\u{c47}\
 మ\u{c47}మ\u{c41} క\u{c43}తజ\u{c4d}ఞ\u{c41}లమ\u{c48} ఉ\u{c02}ట\u{c3e}మ\u{c41}.p\"!A!%lld గ\u{c02}ట తర\u{c4d}వ\u{c3e}\
త%D!%lld గ\u{c02}టల తర\u{c4d}వ\u{c3e}తp\"!J!%lld న\u{c3f}మ\u{c3f}ష\u{c02} తర\u{c4d}వ\u{c3e}త%M!%lld న\u{c3f}మ\u{c3f}\
ష\u{c3e}ల తర\u{c4d}వ\u{c3e}తp\"!G!%lld స\u{c46}కన\u{c41} తర\u{c4d}వ\u{c3e}త%J!%lld స\u{c46}కన\u{c4d}ల తర\u{c4d}\
వ\u{c3e}త33'<E!K!B!T!*W!Z!T!B!E!T!E#A#F#H!<0[!?A\"H!E!*N!X\"F\"F\"3Z!739?E!Z!<6]!D#D%Y\"F\"C\"F\"S%L\"U\"I$Y#C\
\"H\"C$@\"E\"<\\!S!F!T!C\"?E!F\"F!E!O!N!I!^#@!E']&P&O!F!L!tยกเล\u{e34}กtค\u{e31}ดลอกtลบtเสร\u{e47}จส\u{e34}\u{e49}\
นtไม\u{e48}ใช\u{e48}ตอนน\u{e35}\u{e49}tเป\u{e34}ดการต\u{e31}\u{e49}งค\u{e48}าtลองอ\u{e35}กคร\u{e31}\u{e49}งtกา\
รสนทนาก\u{e31}บท\u{e35}มงานtป\u{e34}ดtไปท\u{e35}\u{e48}ข\u{e49}อความล\u{e48}าส\u{e38}ดtโหลดข\u{e49}อความก\u{e48}\
อนหน\u{e49}าtกำล\u{e31}งโหลดข\u{e49}อความ…tข\u{e49}อความใหม\u{e48}tฝ\u{e48}ายสน\u{e31}บสน\u{e38}นtท\u{e35}มงาน\
กำล\u{e31}งพ\u{e34}มพ\u{e4c}…p!%@#ข\u{e49}อความท\u{e35}\u{e48}ย\u{e31}งไม\u{e48}ได\u{e49}อ\u{e48}าน %lld ข\u{e49}\
อความtค\u{e38}ณกำล\u{e31}งแชทก\u{e31}บท\u{e35}มงานของเราโดยตรงtม\u{e35}คำถาม ข\u{e49}อเสนอแนะ หร\u{e37}อป\u{e31}\
ญหาอะไรไหมtข\u{e49}อความของค\u{e38}ณtแนบร\u{e39}ปภาพtกล\u{e49}องp!%V!เหล\u{e37}ออ\u{e35}ก %lld ต\u{e31}วอ\u{e31}\
กษรtคล\u{e31}งร\u{e39}ปภาพp!%\\!เล\u{e37}อกร\u{e39}ปภาพแล\u{e49}ว %lld ร\u{e39}ปtเข\u{e35}ยนข\u{e49}อความ…tเอา\
ร\u{e39}ปภาพออกtส\u{e48}งtกำล\u{e31}งเช\u{e37}\u{e48}อมต\u{e48}อ…tไม\u{e48}ม\u{e35}การเช\u{e37}\u{e48}อมต\u{e48}\
ออ\u{e34}นเทอร\u{e4c}เน\u{e47}ตtการอ\u{e31}ปเดตสดหย\u{e38}ดช\u{e31}\u{e48}วคราวtกำล\u{e31}งเช\u{e37}\u{e48}อมต\
\u{e48}ออ\u{e35}กคร\u{e31}\u{e49}ง…tร\u{e35}เฟรชtกล\u{e31}บมาเช\u{e37}\u{e48}อมต\u{e48}อแล\u{e49}วtว\u{e31}นท\u{e35}\
\u{e48}: %@tว\u{e31}นน\u{e35}\u{e49}tเม\u{e37}\u{e48}อวานtส\u{e48}งถ\u{e36}งแล\u{e49}วtส\u{e48}งไม\u{e48}สำเร\u{e47}\
จtแตะเพ\u{e37}\u{e48}อลองอ\u{e35}กคร\u{e31}\u{e49}งtกำล\u{e31}งส\u{e48}ง…tส\u{e48}งแล\u{e49}วtกำล\u{e31}งรอการ\
เช\u{e37}\u{e48}อมต\u{e48}อ…tค\u{e38}ณไม\u{e48}สามารถส\u{e48}งข\u{e49}อความในแชทน\u{e35}\u{e49}ได\u{e49}tหากต\u{e49}\
องการถ\u{e48}ายร\u{e39}ป โปรดอน\u{e38}ญาตให\u{e49}เข\u{e49}าถ\u{e36}งกล\u{e49}องในการต\u{e31}\u{e49}งค\u{e48}า\
tเก\u{e34}ดข\u{e49}อผ\u{e34}ดพลาด โปรดลองอ\u{e35}กคร\u{e31}\u{e49}งtไม\u{e48}สามารถโหลดข\u{e49}อความได\u{e49}t\
ข\u{e49}อความของค\u{e38}ณยาวเก\u{e34}นไปtไม\u{e48}สามารถเพ\u{e34}\u{e48}มร\u{e39}ปภาพได\u{e49}tหากต\u{e49}องกา\
รเล\u{e37}อกร\u{e39}ปภาพ โปรดอน\u{e38}ญาตให\u{e49}เข\u{e49}าถ\u{e36}งร\u{e39}ปภาพในการต\u{e31}\u{e49}งค\u{e48}\
าtร\u{e39}ปภาพน\u{e35}\u{e49}ม\u{e35}ขนาดใหญ\u{e48}เก\u{e34}นไปtไม\u{e48}สามารถส\u{e48}งข\u{e49}อความของค\u{e38}\
ณได\u{e49}tเซ\u{e34}ร\u{e4c}ฟเวอร\u{e4c}ไม\u{e48}ตอบสนอง โปรดลองอ\u{e35}กคร\u{e31}\u{e49}งในภายหล\u{e31}งtฝ\u{e48}\
ายสน\u{e31}บสน\u{e38}นย\u{e31}งไม\u{e48}พร\u{e49}อมให\u{e49}บร\u{e34}การในขณะน\u{e35}\u{e49}tส\u{e48}งข\u{e49}\
อความครบจำนวนแล\u{e49}วtค\u{e38}ณจะส\u{e48}งข\u{e49}อความเพ\u{e34}\u{e48}มได\u{e49}%@p!%^#ค\u{e38}ณสามารถแนบร\u{e39}\
ปภาพได\u{e49}ส\u{e39}งส\u{e38}ด %lld ร\u{e39}ปต\u{e48}อข\u{e49}อความtส\u{e48}งร\u{e39}ปภาพครบจำนวนแล\u{e49}วtค\
\u{e38}ณจะส\u{e48}งร\u{e39}ปภาพเพ\u{e34}\u{e48}มได\u{e49}%@tส\u{e48}งเม\u{e37}\u{e48}อ %@tข\u{e49}อความจากท\u{e35}\
มงาน %1$@: %2$@tข\u{e49}อความของค\u{e38}ณ %1$@: %2$@p!%A!ร\u{e39}ปภาพ %lld ร\u{e39}ปtร\u{e39}ปภาพท\u{e35}\u{e48}\
 %1$lld จาก %2$lldtไม\u{e48}สามารถโหลดร\u{e39}ปภาพได\u{e49}tเป\u{e34}ดร\u{e39}ปภาพtบ\u{e31}นท\u{e36}กร\u{e39}ป\
ภาพtเป\u{e34}ดแอปเพ\u{e37}\u{e48}ออ\u{e48}านข\u{e49}อความp!%A!ร\u{e39}ปภาพ %lld ร\u{e39}ปtฝ\u{e48}ายสน\u{e31}บ\
สน\u{e38}นp!%J!%1$@ (ร\u{e39}ปภาพ %2$lld ร\u{e39}ป)tข\u{e49}อความใหม\u{e48}จาก %@tให\u{e49}คะแนนบน App Storetร\
\u{e35}ว\u{e34}วของค\u{e38}ณบน App Store ช\u{e48}วยให\u{e49}ผ\u{e39}\u{e49}อ\u{e37}\u{e48}นค\u{e49}นพบแอปน\u{e35}\
\u{e49}tค\u{e38}ณชอบ %@ ไหมtด\u{e35}ใจท\u{e35}\u{e48}ตอนน\u{e35}\u{e49}ใช\u{e49}งานได\u{e49}แล\u{e49}ว! หากค\u{e38}\
ณชอบ {app} รบกวนเข\u{e35}ยนร\u{e35}ว\u{e34}วส\u{e31}\u{e49}นๆ บน App Store ให\u{e49}เราได\u{e49}ไหมtขอบค\u{e38}\
ณสำหร\u{e31}บคำชม! หากค\u{e38}ณพอม\u{e35}เวลา ร\u{e35}ว\u{e34}วส\u{e31}\u{e49}นๆ เก\u{e35}\u{e48}ยวก\u{e31}บ {\
app} บน App Store จะช\u{e48}วยเราได\u{e49}มากtขอบค\u{e38}ณท\u{e35}\u{e48}ใช\u{e49} {app}! หากค\u{e38}ณชอบแอปน\u{e35}\
\u{e49} โปรดช\u{e48}วยเข\u{e35}ยนร\u{e35}ว\u{e34}วส\u{e31}\u{e49}นๆ บน App Store ให\u{e49}เราด\u{e49}วยp!%J!ใน\
อ\u{e35}ก %lld ช\u{e31}\u{e48}วโมงp!%A!ในอ\u{e35}ก %lld นาท\u{e35}p!%G!ในอ\u{e35}ก %lld ว\u{e34}นาท\u{e35}(($&\
.1-1&2:8.'1R!H!_!,/'N!2T!44(3<E!;'4*'%*/>1,9D!C\"K!776F\";<\\!B!>;P#B!I!6;8B!A!803I!B!-T!8<T\"7B$W$N$D!H!H!tVa\
zgeçtKopyalatSiltBittitŞimdi DeğiltAyarlar’ı AçtYeniden DenetEkiple yazışmatKapattEn son mesaja gittÖnceki mes\
ajları yükletMesajlar yükleniyor…tYeni mesajlartDestektEkip yazıyor…p\"!6%lld okunmamış mesaj%6%lld okunmamış \
mesajtDoğrudan ekibimizle yazışıyorsunuz.tSorunuz, görüşünüz veya bildireceğiniz bir hata mı var?tMesajınıztFo\
toğraf ekletKamerap\"!4%lld karakter kaldı%4%lld karakter kaldıtFotoğraf Arşivip\"!7%lld fotoğraf seçildi%7%ll\
d fotoğraf seçilditBir mesaj yazın…tFotoğrafı kaldırtGöndertBağlanılıyor…tİnternet bağlantısı yoktCanlı güncel\
lemeler duraklatıldıtYeniden bağlanılıyor…tYeniletYeniden çevrimiçitTarih: %@tBugüntDüntİletilditGönderilemedi\
tYeniden denemek için dokununtGönderiliyor…tGönderilditBağlantı bekleniyor…tBu sohbette mesaj gönderemezsiniz.\
tFotoğraf çekmek için Ayarlar’da kamera erişimine izin verin.tBir hata oluştu. Lütfen yeniden deneyin.tMesajla\
r yüklenemedi.tMesajınız çok uzun.tFotoğraf eklenemedi.tFotoğraf seçmek için Ayarlar’da fotoğraf erişimine izi\
n verin.tBu fotoğraf çok büyük.tMesajınız gönderilemedi.tSunucu yanıt vermiyor. Lütfen daha sonra yeniden dene\
yin.tDestek şu anda kullanılamıyor.tMesaj sınırına ulaşıldıt%@ yeniden yazabilirsiniz.p\"!T!Bir mesaja en fazl\
a %lld fotoğraf ekleyebilirsiniz.%T!Bir mesaja en fazla %lld fotoğraf ekleyebilirsiniz.tFotoğraf sınırına ulaş\
ıldıt%@ yeniden fotoğraf gönderebilirsiniz.tGönderilme saati: %@tEkibin mesajı, %1$@: %2$@tMesajınız, %1$@: %2\
$@p\"!.%lld fotoğraf%.%lld fotoğraft%1$lld. fotoğraf, toplam %2$lldtFotoğraf yüklenemedi.tFotoğrafı açtFotoğra\
fı KaydettMesajı okumak için uygulamayı açın.p\"!.%lld fotoğraf%.%lld fotoğraftDestek Ekibip\"!7%1$@ (%2$lld f\
otoğraf)%7%1$@ (%2$lld fotoğraf)t%@ size mesaj gönderditApp Store’da DeğerlendirtApp Store’daki yorumunuz, baş\
kalarının uygulamayı bulmasına yardımcı olur.t%@ hoşunuza gitti mi?tArtık çalıştığını duymak çok güzel! {app} \
uygulamasından memnunsanız App Store’da kısa bir yorum yazar mısınız?tGüzel sözleriniz için teşekkür ederiz! V\
aktiniz varsa {app} uygulaması için App Store’da kısa bir yorum yazmanız bize çok yardımcı olur.t{app} uygulam\
asını kullandığınız için teşekkür ederiz! Beğendiyseniz App Store’da kısa bir yorum yazmanız bizi çok mutlu ed\
er.p\"!/%lld saat sonra%/%lld saat sonrap\"!1%lld dakika sonra%1%lld dakika sonrap\"!1%lld saniye sonra%1%lld \
saniye sonra351-0D!A!C!/B\"C\"S!B!3;B'W\"V!B!6-L%1Z#M!:37W!W!N!/I!-1+58^!83L![\"G#A\"E\"R!K!O#@!A\"K\"T!W!P!Z+\
I!_!@![!N!^!:U!::Y\"^!@!B#F!<C#B!P%]%D&X#@$@$tСкасуватиtСкопіюватиtВидалитиtГотовоtНе заразtВідкрити Параметри\
tСпробувати ще разtРозмова з командоюtЗакритиtПерейти до останнього повідомленняtЗавантажити попередні повідом\
ленняtЗавантаження повідомлень…tНові повідомленняtПідтримкаtКоманда пише…p$!T!%lld непрочитане повідомлення#T!\
%lld непрочитані повідомлення$T!%lld непрочитаних повідомлень%X!%lld непрочитаного повідомленняtВи спілкуєтеся\
 безпосередньо з нашою командою.tЗапитання, відгук чи помилка?tВаше повідомленняtДодати фотоtКамераp$!D!Залиши\
вся %lld символ#H!Залишилося %lld символи$J!Залишилося %lld символів%H!Залишилося %lld символуtФототекаp$!<Виб\
рано %lld фото#<Вибрано %lld фото$<Вибрано %lld фото%<Вибрано %lld фотоtНапишіть повідомлення…tПрибрати фотоtН\
адіслатиtЗ’єднання…tНемає з’єднання з інтернетомtОновлення наживо призупиненоtВідновлення з’єднання…tОновитиtЗ\
’єднання відновленоtДата: %@tСьогодніtВчораtДоставленоtНе надісланоtТоркніться, щоб спробувати ще разtНадсилан\
ня…tНадісланоtОчікування з’єднання…tВи не можете надсилати повідомлення в цьому чаті.tЩоб зробити фото, надайт\
е доступ до камери в Параметрах.tЩось пішло не так. Спробуйте ще раз.tНе вдалося завантажити повідомлення.tВаш\
е повідомлення задовге.tНе вдалося додати фото.tЩоб вибрати фото, надайте доступ до фотографій у Параметрах.tЦ\
е фото завелике.tНе вдалося надіслати повідомлення.tСервер не відповідає. Спробуйте пізніше.tПідтримка зараз н\
едоступна.tДосягнуто ліміту повідомленьtВи зможете знову писати %@.p$![\"До повідомлення можна додати щонайбіл\
ьше %lld фото.#[\"До повідомлення можна додати щонайбільше %lld фото.$[\"До повідомлення можна додати щонайбіл\
ьше %lld фото.%[\"До повідомлення можна додати щонайбільше %lld фото.tДосягнуто ліміту фотоtВи зможете знову н\
адсилати фото %@.tЧас надсилання: %@tПовідомлення від команди, %1$@: %2$@tВаше повідомлення, %1$@: %2$@p$!-%ll\
d фото#-%lld фото$-%lld фото%-%lld фотоtФото %1$lld з %2$lldtНе вдалося завантажити фото.tВідкрити фотоtЗберег\
ти фотоtВідкрийте програму, щоб прочитати повідомлення.p$!-%lld фото#-%lld фото$-%lld фото%-%lld фотоtСлужба п\
ідтримкиp$!6%1$@ (%2$lld фото)#6%1$@ (%2$lld фото)$6%1$@ (%2$lld фото)%6%1$@ (%2$lld фото)t%@: нове повідомлен\
няtОцінити в App StoretВаш відгук в App Store допомагає іншим знайти цю програму.tВам подобається %@?tЧудово, \
що тепер усе працює! Якщо вам подобається {app}, чи не залишили б ви короткий відгук в App Store?tДякуємо за т\
еплі слова! Якщо маєте хвилинку, короткий відгук про програму {app} в App Store дуже б нам допоміг.tДякуємо, щ\
о користуєтеся програмою {app}! Якщо вона вам подобається, будемо вдячні за короткий відгук в App Store.p$!<че\
рез %lld годину#<через %lld години$:через %lld годин%<через %lld годиниp$!>через %lld хвилину#>через %lld хвил\
ини$<через %lld хвилин%>через %lld хвилиниp$!>через %lld секунду#>через %lld секунди$<через %lld секунд%>через\
 %lld секунди420,2:?@!0M!J!L!6+=T\"U\"O!5?+P!:X\"98-?H!P!L!6@!/%00@!R!?7E!D\"H#O\"M!L!K!U#E!W!J#T!N![!L'L!]!=D\
!B!F!>I!8?X!F!2X!B!K!O#D!B&D&E&R!J!R!tمنسوخ کریںtکاپی کریںtحذف کریںtہو گیاtابھی نہیںtسیٹنگز کھولیںtدوبارہ کوشش\
 کریںtٹیم کے ساتھ گفتگوtبند کریںtتازہ ترین پیغام پر جائیںtپچھلے پیغامات لوڈ کریںtپیغامات لوڈ ہو رہے ہیں…tنئے پ\
یغاماتtسپورٹtٹیم لکھ رہی ہے…p\"!D!%lld نہ پڑھا گیا پیغام%H!%lld نہ پڑھے گئے پیغاماتtیہاں آپ براہ\u{650} راست ہ\
ماری ٹیم سے بات کر رہے ہیں۔tکوئی سوال، رائے یا مسئلہ؟tآپ کا پیغامtتصویر منسلک کریںtکیمراp\"!4%lld حرف باقی%6%l\
ld حروف باقیtفوٹو لائبریریp\"!F!%lld تصویر منتخب کی گئی%J!%lld تصاویر منتخب کی گئیںtپیغام لکھیں…tتصویر ہٹائیںt\
بھیجیںtکنیکٹ ہو رہا ہے…tانٹرنیٹ کنکشن نہیں ہےtلائیو اپ ڈیٹس رکی ہوئی ہیںtدوبارہ کنیکٹ ہو رہا ہے…tریفریش کریںtک\
نکشن بحال ہو گیاtتاریخ: %@tآجtگزشتہ کلtپہنچ گیاtبھیجا نہیں جا سکاtدوبارہ کوشش کے لیے ٹیپ کریںtبھیجا جا رہا ہے…\
tبھیج دیا گیاtکنکشن کا انتظار ہے…tآپ اس چیٹ میں پیغامات نہیں بھیج سکتے۔tتصویر لینے کے لیے سیٹنگز میں کیمرے تک \
رسائی کی اجازت دیں۔tکچھ غلط ہو گیا۔ براہ\u{650} کرم دوبارہ کوشش کریں۔tپیغامات لوڈ نہیں ہو سکے۔tآپ کا پیغام بہت\
 طویل ہے۔tتصویر شامل نہیں ہو سکی۔tتصویر منتخب کرنے کے لیے سیٹنگز میں تصاویر تک رسائی کی اجازت دیں۔tیہ تصویر بہ\
ت بڑی ہے۔tآپ کا پیغام بھیجا نہیں جا سکا۔tسرور جواب نہیں دے رہا۔ براہ\u{650} کرم بعد میں دوبارہ کوشش کریں۔tسپور\
ٹ اس وقت دستیاب نہیں ہے۔tپیغامات کی حد پوری ہو گئیtآپ %@ دوبارہ پیغام بھیج سکتے ہیں۔p\"!Q#آپ ایک پیغام کے ساتھ\
 زیادہ سے زیادہ %lld تصویر منسلک کر سکتے ہیں۔%S#آپ ایک پیغام کے ساتھ زیادہ سے زیادہ %lld تصاویر منسلک کر سکتے \
ہیں۔tتصاویر کی حد پوری ہو گئیtآپ %@ دوبارہ تصاویر بھیج سکتے ہیں۔tبھیجنے کا وقت: %@tٹیم کا پیغام، %1$@: %2$@tآپ\
 کا پیغام، %1$@: %2$@p\"!/%lld تصویر%1%lld تصاویرtتصویر %1$lld از %2$lldtتصویر لوڈ نہیں ہو سکی۔tتصویر کھولیںtت\
صویر محفوظ کریںtپیغام پڑھنے کے لیے ایپ کھولیں۔p\"!/%lld تصویر%1%lld تصاویرtسپورٹ ٹیمp\"!8%1$@ (%2$lld تصویر)%:\
%1$@ (%2$lld تصاویر)tنیا پیغام منجانب %@tایپ کو App Store پر ریٹ کریںtآپ کے App Store ریویو سے دوسروں کو یہ ای\
پ ڈھونڈنے میں مدد ملتی ہے۔tکیا آپ کو %@ پسند ہے؟tیہ جان کر خوشی ہوئی کہ اب سب ٹھیک چل رہا ہے! اگر آپ کو {app} \
پسند ہے تو براہ\u{650} کرم App Store پر ایک مختصر ریویو لکھیں۔tآپ کے اچھے الفاظ کا شکریہ! اگر آپ کے پاس تھوڑا \
وقت ہو تو App Store پر {app} کے ایک مختصر ریویو سے ہماری بہت مدد ہو گی۔tہماری ایپ {app} استعمال کرنے کا شکریہ!\
 اگر آپ کو یہ پسند ہے تو App Store پر ایک مختصر ریویو کے لیے ہم شکر گزار ہوں گے۔p\"!6%lld گھنٹے بعد%6%lld گھنٹ\
ے بعدp\"!2%lld منٹ بعد%2%lld منٹ بعدp\"!6%lld سیکنڈ بعد%6%lld سیکنڈ بعد&*%%*1,R!'??:1+G!@!M\"O!72+62:5+&5@!M!;\
+7*)),69/+;E\"L\"L!?B!:G\"7K![!V!D!A!K\"?F!.S!C!.?:++K!.779<W\"<D%U%U$222tHủytSao chéptXóatXongtĐể sautMở Cài \
đặttThử lạitCuộc trò chuyện với đội ngũ hỗ trợtĐóngtĐến tin nhắn mới nhấttTải tin nhắn trước đótĐang tải tin n\
hắn…tTin nhắn mớitHỗ trợtĐội ngũ hỗ trợ đang nhập…p!%<%lld tin nhắn chưa đọctBạn đang trò chuyện trực tiếp với\
 đội ngũ của chúng tôi.tBạn có câu hỏi, góp ý hay gặp lỗi?tTin nhắn của bạntĐính kèm ảnhtMáy ảnhp!%2Còn %lld k\
ý tựtThư viện ảnhp!%6Đã chọn %lld ảnhtViết tin nhắn…tGỡ ảnhtGửitĐang kết nối…tKhông có kết nối internettĐã tạm\
 dừng cập nhật trực tiếptĐang kết nối lại…tLàm mớitĐã kết nối lạitNgày: %@tHôm naytHôm quatĐã nhậntKhông gửi đ\
ượctChạm để thử lạitĐang gửi…tĐã gửitĐang chờ kết nối…tBạn không thể gửi tin nhắn trong cuộc trò chuyện này.tĐ\
ể chụp ảnh, hãy cho phép truy cập máy ảnh trong Cài đặt.tĐã xảy ra lỗi. Vui lòng thử lại.tKhông thể tải tin nh\
ắn.tTin nhắn của bạn quá dài.tKhông thể thêm ảnh.tĐể chọn ảnh, hãy cho phép truy cập ảnh trong Cài đặt.tẢnh nà\
y quá lớn.tKhông thể gửi tin nhắn của bạn.tMáy chủ không phản hồi. Vui lòng thử lại sau.tHiện chưa thể liên hệ\
 bộ phận hỗ trợ.tĐã đạt giới hạn tin nhắntBạn có thể gửi tiếp %@.p!%F\"Bạn có thể đính kèm tối đa %lld ảnh cho\
 mỗi tin nhắn.tĐã đạt giới hạn ảnhtBạn có thể gửi thêm ảnh %@.tGửi lúc %@tTin nhắn từ đội ngũ hỗ trợ, %1$@: %2\
$@tTin nhắn của bạn, %1$@: %2$@p!%*%lld ảnhtẢnh %1$lld trong số %2$lldtKhông thể tải ảnh.tMở ảnhtLưu ảnhtMở ứn\
g dụng để đọc tin nhắn.p!%*%lld ảnhtBộ phận hỗ trợp!%3%1$@ (%2$lld ảnh)tTin nhắn mới từ %@tĐánh giá trên App S\
toretĐánh giá của bạn trên App Store giúp người khác tìm thấy ứng dụng.tBạn có thích %@ không?tThật vui khi bi\
ết mọi thứ đã hoạt động tốt! Nếu bạn thích {app}, bạn có thể viết một bài đánh giá ngắn trên App Store không?t\
Cảm ơn những lời động viên của bạn! Nếu bạn có chút thời gian, một bài đánh giá ngắn về {app} trên App Store s\
ẽ giúp chúng tôi rất nhiều.tCảm ơn bạn đã sử dụng {app}! Nếu bạn thích ứng dụng này, rất mong bạn viết một bài\
 đánh giá ngắn trên App Store.p!%.sau %lld giờp!%.sau %lld phútp!%.sau %lld giây'''''3'3'366*-68K!K!--'?-<0-'0\
366'0,''*-00*6H!Z!?666@\"9<K!?<?R!<E!2>;2F!6--;2->25@\"5R#\\#U#22/t取消t拷贝t删除t完成t以后t打开“设置”t重试t与客服的对话t关闭t跳到最新消息t加\
载更早的消息t正在加载消息…t新消息t客服支持t客服正在输入…p!%4%lld 条未读消息t您正在直接与我们的团队对话。t有疑问、建议，或遇到了问题？t您的消息t添加照片t相机p!%;还可输入 %lld 个字符t照片图库\
p!%8已选择 %lld 张照片t输入消息…t移除照片t发送t正在连接…t无互联网连接t实时更新已暂停t正在重新连接…t刷新t已恢复连接t日期：%@t今天t昨天t已送达t发送失败t轻点以重试t正在发送…t已发送t正在等待\
连接…t您无法在此对话中发送消息。t若要拍照，请在“设置”中允许访问相机。t出错了。请再试一次。t无法加载消息。t您的消息过长。t无法添加照片。t若要选取照片，请在“设置”中允许访问照片。t这张照片太大了。t无法发送您的\
消息。t服务器没有响应。请稍后再试。t客服支持目前不可用。t已达到消息数量上限t您可以在 %@再次发送。p!%M!每条消息最多可添加 %lld 张照片。t已达到照片数量上限t您可以在 %@再次发送照片。t发送时间：%@t\
客服的消息，%1$@：%2$@t您的消息，%1$@：%2$@p!%.%lld 张照片t第 %1$lld 张照片，共 %2$lld 张t无法加载照片。t打开照片t存储照片t打开 App 查看消息。p!%.%lld 张照片t\
客服团队p!%:%1$@（%2$lld 张照片）t%@发来新消息t在 App Store 评分t您在 App Store 的评论能帮助更多人发现这款 App。t喜欢“%@”吗？t很高兴问题已经解决！如果您喜欢 {app}\
，可以在 App Store 为我们写一条简短的评论吗？t感谢您的肯定！如果您方便，欢迎在 App Store 为 {app} 写一条简短的评论，这对我们很有帮助。t感谢您使用 {app}！如果您喜欢它，欢迎在 App \
Store 写一条简短的评论，我们将不胜感激。p!%.%lld 小时后p!%.%lld 分钟后p!%+%lld 秒后''''-3-9'366*-<8K!K!--'?-<0-'0966-0,''*-30*6H!Z!B!69\
6@\"9<K!B!9?R!9E!2D!;2F!6--A!2->25C\"5O#_#O#22/t取消t拷貝t刪除t完成t稍後再說t打開「設定」t再試一次t與客服人員的對話t關閉t跳至最新訊息t載入較早的訊息t正在載入訊息\
…t新訊息t客服支援t客服人員正在輸入…p!%4%lld 則未讀訊息t您正在直接與我們的團隊對話。t有問題、建議，或遇到錯誤嗎？t您的訊息t附加照片t相機p!%;還可輸入 %lld 個字元t照片圖庫p!%8已選取 %ll\
d 張照片t輸入訊息…t移除照片t傳送t正在連線…t沒有網際網路連線t即時更新已暫停t正在重新連線…t重新整理t已恢復連線t日期：%@t今天t昨天t已送達t傳送失敗t點一下來重試t正在傳送…t已傳送t正在等待連線…t您無\
法在此對話中傳送訊息。t若要拍照，請在「設定」中允許取用相機。t發生錯誤。請再試一次。t無法載入訊息。t您的訊息太長了。t無法加入照片。t若要選擇照片，請在「設定」中允許取用照片。t這張照片太大了。t無法傳送您的訊息。t\
伺服器沒有回應。請稍後再試。t目前無法使用客服支援。t已達訊息數量上限t您可以在 %@再次傳送。p!%M!每則訊息最多可附加 %lld 張照片。t已達照片數量上限t您可以在 %@再次傳送照片。t傳送時間：%@t客服人員的\
訊息，%1$@：%2$@t您的訊息，%1$@：%2$@p!%.%lld 張照片t第 %1$lld 張照片，共 %2$lld 張t無法載入照片。t打開照片t儲存照片t打開 App 即可閱讀訊息。p!%.%lld 張照片t客\
服團隊p!%:%1$@（%2$lld 張照片）t%@傳來新訊息t在 App Store 評分t您在 App Store 上的評論能幫助更多人找到這款 App。t喜歡「%@」嗎？t很高興問題已經解決！如果您喜歡 {app}\
，願意在 App Store 為我們留下簡短的評論嗎？t感謝您的讚美！如果您方便，歡迎在 App Store 為 {app} 留下簡短的評論，對我們會有很大的幫助。t感謝您使用 {app}！如果您喜歡，歡迎在 App S\
tore 留下簡短的評論，我們會非常感激。p!%.%lld 小時後p!%.%lld 分鐘後p!%+%lld 秒後''''-3-3'366*-68K!K!--'9-<0-'-663-0,''*-3-*6H!Z!B!666@\
\"?<K!H!6B!R!6B!2>;2F!6-->2->25C\";I#B$S#22/t取消t複製t刪除t完成t暫時不要t開啟「設定」t再試一次t與團隊的對話t關閉t前往最新訊息t載入之前的訊息t正在載入訊息…t新訊息\
t客戶支援t團隊正在輸入…p!%4%lld 個未讀訊息t你正在直接與我們的團隊對話。t有疑問、意見，或者遇到問題？t你的訊息t附上相片t相機p!%5尚餘 %lld 個字元t相片圖庫p!%8已揀選 %lld 張相片t輸入訊\
息…t移除相片t傳送t連線中…t沒有互聯網連線t已暫停即時更新t重新連線中…t重新整理t已重新連線t日期：%@t今日t昨日t已送達t未能傳送t點一下以重試t傳送中…t已傳送t正在等待連線…t你不能在此對話中傳送訊息。t如\
要拍照，請在「設定」中允許取用相機。t出現問題，請再試一次。t未能載入訊息。t你的訊息太長。t未能加入相片。t如要選擇相片，請在「設定」中允許取用相片。t這張相片的檔案太大。t未能傳送你的訊息。t伺服器沒有回應，請稍後再\
試。t客戶支援暫時未能提供服務。t已達到訊息上限t你可於 %@再次傳送訊息。p!%M!每個訊息最多可附上 %lld 張相片。t已達到相片上限t你可於 %@再次傳送相片。t傳送時間：%@t團隊的訊息，%1$@：%2$@t你\
的訊息，%1$@：%2$@p!%.%lld 張相片t第 %1$lld 張相片，共 %2$lld 張t未能載入相片。t開啟相片t儲存相片t開啟 App 以閱讀訊息。p!%.%lld 張相片t支援團隊p!%:%1$@（%2$\
lld 張相片）t%@傳來新訊息t在 App Store 評分t你在 App Store 的評論可以幫助其他人找到這個 App。t喜歡使用「%@」嗎？t很高興問題已經解決！如果你喜歡 {app}，可否在 App Stor\
e 為我們撰寫簡短評論？t多謝你的讚賞！如果你有少許時間，歡迎在 App Store 為 {app} 撰寫簡短評論，對我們會有很大幫助。t多謝你使用 {app}！如果你喜歡這個 App，歡迎在 App Store 撰寫簡\
短評論，我們十分感激。p!%.%lld 小時後p!%.%lld 分鐘後p!%+%lld 秒後
"""
  }
}
