// Made by `dragoman embed Catalogs/ReceptionKit.xcstrings --into Sources/ReceptionKit/Texts/BuiltIn+Generated.swift`. Do not edit: change the catalog.
// swift-format-ignore-file

/// The texts of a catalog in compiled form: `CatalogTables(compiled: BuiltInTexts.compiled)` reads them.
enum BuiltInTexts {
  static var compiled: StaticString {
"""
dragoman1\n'6!   /(''>:43':$-%,ReceptionKit\"enP\"-action.cancel+action.copy-action.delete+action.done-action.\
notNow3action.openSettings,action.retry?chat.accessibility.conversation*chat.close1chat.jumpToLatest0chat.load\
Earlier,chat.loading0chat.newMessages*chat.title+chat.typing+chat.unread1chat.welcome.text2chat.welcome.title<\
composer.accessibility.field4composer.attachPhoto/composer.camera7composer.charactersLeft5composer.photoLibrar\
y7composer.photosSelected4composer.placeholder4composer.removePhoto-composer.send5connection.connecting2connec\
tion.offline1connection.paused7connection.reconnecting2connection.refresh3connection.restored<date.accessibili\
ty.separator*date.today.date.yesterday2delivery.delivered/delivery.failed2delivery.retryHint0delivery.sending-\
delivery.sent0delivery.waiting-error.blocked2error.cameraAccess-error.generic*error.load4error.messageTooLong+\
error.photo1error.photoAccess3error.photoTooLarge*error.send,error.server1error.unavailable4limit.messages.tit\
le3limit.messages.wait7limit.photos.perMessage2limit.photos.title1limit.photos.wait<message.accessibility.sent\
At:message.accessibility.team9message.accessibility.you.message.photos<photo.accessibility.position0photo.load\
Failed*photo.open*photo.save+push.hidden+push.photos+push.sender2push.textAndPhotos*push.title-review.button0r\
eview.card.text1review.card.title8review.template.afterFix;review.template.afterPraise7review.template.general\
*wait.hours,wait.minutes,wait.seconds/\"enPE\"':7&9<$#2%6?-\"caY\\\"&,-'(8345$3&'\"daXF\"9(-3&%$+8'&? \"dePU\"\
,&)\"812/?<#8.\"esMW\"+6\",1?7)&-2;/&es-419WT\"8>62%=',%5'.(\"frD@#1-=>3148 )-2-%fr-CAUB#(,40$5>=<5?8,\"it@U\"\
39 $72-?8; .)\"nbWH\"'\",(,40?!*?+,\"nlOL\":2021/2%5>4'.%pt-BREW\"'?3/<03+)=-5!%pt-PTH^\"1='49844..&-.\"roTY\"\
*;99%2(&,!*2'\"svHK\"6)727?#*!;$,, '%'%(.*;&;64-(6M!H!?-/'M!.M!3-%.740(,)&**)1+%<F!R!H!A!:=S!9?U!C!67A#4>+B!9;\
7>++B!;(M!46^!-Q#R#B#?C!C!tCanceltCopytDeletetDonetNot NowtOpen SettingstTry AgaintConversation with the teamt\
ClosetJump to the latest messagetLoad earlier messagestLoading messages…tNew messagestSupporttThe team is typi\
ng…p\"!3%lld unread message%4%lld unread messagestYou're chatting directly with our team.tQuestions, feedback,\
 or a bug?tYour messagetAttach a phototCamerap\"!3%lld character left%4%lld characters lefttPhoto Libraryp\"!3\
%lld photo selected%4%lld photos selectedtWrite a message…tRemove phototSendtConnecting…tNo internet connectio\
ntLive updates pausedtReconnecting…tRefreshtBack onlinetDate: %@tTodaytYesterdaytDeliveredtNot senttTap to try\
 againtSending…tSenttWaiting for a connection…tYou can't send messages in this chat.tTo take a photo, allow ca\
mera access in Settings.tSomething went wrong. Please try again.tThe messages couldn't be loaded.tYour message\
 is too long.tThe photo couldn't be added.tTo choose a photo, allow photo access in Settings.tThis photo is to\
o large.tYour message couldn't be sent.tThe server isn't responding. Please try again later.tSupport isn't ava\
ilable right now.tMessage limit reachedtYou can send again %@.p\"!L!You can attach up to %lld photo per messag\
e.%M!You can attach up to %lld photos per message.tPhoto limit reachedtYou can send photos again %@.tSent at %\
@tMessage from the team, %1$@: %2$@tYour message, %1$@: %2$@p\"!*%lld photo%+%lld photostPhoto %1$lld of %2$ll\
dtThe photo couldn't be loaded.tOpen phototSave PhototOpen the app to read the message.p\"!*%lld photo%+%lld p\
hotostSupportp\"!3%1$@ (%2$lld photo)%4%1$@ (%2$lld photos)tNew message from %@tRate on the App StoretYour rev\
iew on the App Store helps other people find the app.tEnjoying %@?tGreat to hear that it works now! If you're \
happy with {app}, would you leave us a short review on the App Store?tThank you for the kind words! If you hav\
e a moment, a short review of {app} on the App Store would help us a lot.tThank you for using {app}! If you en\
joy it, we'd be grateful for a short review on the App Store.p\"!,in %lld hour%-in %lld hoursp\"!.in %lld minu\
te%/in %lld minutesp\"!.in %lld second%/in %lld seconds+&($'327&:@!E!/-=[\"N!G!01(K\")Q\"6-&8;C!A!+6)%%)1<5'C!\
H!B\"M!I!=@!I\":D!T!W!C!>F%?B!7B!<H!6B!--E!H!;C\"=?L\"/M#\\#E#M\"O\"O\"tCancel·latCopiatEliminatFettAra notObr\
e ConfiguraciótTorna-ho a provartConversa amb l’equiptTancatVes a l’últim missatgetCarrega els missatges anter\
iorstS’estan carregant els missatges…tMissatges noustAssistènciatL’equip està escrivint…p#!:%lld missatge sens\
e llegir$>%lld de missatges sense llegir%;%lld missatges sense llegirtAquí parles directament amb el nostre eq\
uip.tPreguntes, suggeriments o algun error?tEl teu missatgetAdjunta una fototCàmerap#!4Queda %lld caràcter$9Qu\
eden %lld de caràcters%6Queden %lld caràcterstFototecap#!6%lld foto seleccionada$;%lld de fotos seleccionades%\
8%lld fotos seleccionadestEscriu un missatge…tTreu la fototEnviatS’està connectant…tSense connexió a internett\
Actualització en directe en pausatS’està tornant a connectar…tActualitzatConnexió restablertatData: %@tAvuitAh\
irtEntregattNo s’ha enviattToca per tornar-ho a provartS’està enviant…tEnviattS’està esperant la connexió…tNo \
pots enviar missatges en aquest xat.tPer fer una foto, permet l’accés a la càmera a Configuració.tS’ha produït\
 un error. Torna-ho a provar.tNo s’han pogut carregar els missatges.tEl missatge és massa llarg.tNo s’ha pogut\
 afegir la foto.tPer triar una foto, permet l’accés a les teves fotos a Configuració.tAquesta foto ocupa massa\
.tNo s’ha pogut enviar el missatge.tEl servidor no respon. Torna-ho a provar més tard.tL’assistència no està d\
isponible en aquest moment.tHas arribat al límit de missatgestPodràs tornar a escriure %@.p#!R!Pots adjuntar c\
om a màxim %lld foto per missatge.$V!Pots adjuntar com a màxim %lld de fotos per missatge.%S!Pots adjuntar com\
 a màxim %lld fotos per missatge.tHas arribat al límit de fotostPodràs tornar a enviar fotos %@.tHora d’enviam\
ent: %@tMissatge de l’equip, %1$@: %2$@tEl teu missatge, %1$@: %2$@p#!)%lld foto$-%lld de fotos%*%lld fotostFo\
to %1$lld de %2$lldtNo s’ha pogut carregar la foto.tObre la fototDesa la fototObre l’app per llegir el missatg\
e.p#!)%lld foto$-%lld de fotos%*%lld fotostL’equip d’assistènciap#!2%1$@ (%2$lld foto)$6%1$@ (%2$lld de fotos)\
%3%1$@ (%2$lld fotos)t%@ t’ha enviat un missatgetValora l’app a l’App StoretLa teva ressenya a l’App Store aju\
da altres persones a descobrir l’app.tT’agrada %@?tEns alegra saber que ja funciona! Si t’agrada {app}, ens po\
dries deixar una ressenya breu a l’App Store?tMoltes gràcies per les teves paraules! Si tens un moment, una re\
ssenya breu sobre {app} a l’App Store ens ajudaria molt.tGràcies per fer servir {app}! Si t’agrada, t’agrairíe\
m molt una ressenya breu a l’App Store.p#!5d’aquí a %lld hora$:d’aquí a %lld d’hores%6d’aquí a %lld horesp#!6d\
’aquí a %lld minut$:d’aquí a %lld de minuts%7d’aquí a %lld minutsp#!6d’aquí a %lld segon$:d’aquí a %lld de seg\
ons%7d’aquí a %lld segons)'%((3+3$683-(2M!C!E!+.'H!.E!3+%8:@!;(,)&'(+8*&:I!]!<>8=A\"5>I!H!?6C#<<->796:*-B!9.K!\
13^!3Y#O#P#?C!D!tAnnullertKopiertSlettFærdigtIkke nutÅbn IndstillingertPrøv igentSamtale med teamettLuktGå til\
 nyeste beskedtHent tidligere beskedertHenter beskeder…tNye beskedertSupporttTeamet skriver…p\"!2%lld ulæst be\
sked%5%lld ulæste beskedertDu chatter direkte med vores team.tSpørgsmål, feedback eller en fejl?tDin beskedtVe\
dhæft fototKamerap\"!1%lld tegn tilbage%1%lld tegn tilbagetFotobibliotekp\"!/%lld foto valgt%0%lld fotos valgt\
tSkriv en besked…tFjern fototSendtOpretter forbindelse…tIngen internetforbindelsetLiveopdatering er sat på pau\
setGenopretter forbindelse…tOpdatertOnline igentDato: %@tI dagtI gårtLeverettIkke sendttTryk for at prøve igen\
tSender…tSendttVenter på forbindelse…tDu kan ikke sende beskeder i denne chat.tGiv adgang til kameraet i Indst\
illinger for at tage et foto.tNoget gik galt. Prøv igen.tBeskederne kunne ikke hentes.tDin besked er for lang.\
tFotoet kunne ikke tilføjes.tGiv adgang til dine fotos i Indstillinger for at vælge et foto.tFotoet er for sto\
rt.tDin besked kunne ikke sendes.tServeren svarer ikke. Prøv igen senere.tSupporten er ikke tilgængelig lige n\
u.tGrænsen for beskeder er nåettDu kan sende igen %@.p\"!M!Du kan vedhæfte højst %lld foto pr. besked.%N!Du ka\
n vedhæfte højst %lld fotos pr. besked.tGrænsen for fotos er nåettDu kan sende fotos igen %@.tSendt kl. %@tBes\
ked fra teamet, %1$@: %2$@tDin besked, %1$@: %2$@p\"!)%lld foto%*%lld fotostFoto %1$lld af %2$lldtFotoet kunne\
 ikke hentes.tÅbn fototArkiver fototÅbn appen for at læse beskeden.p\"!)%lld foto%*%lld fotostSupportteametp\"\
!2%1$@ (%2$lld foto)%3%1$@ (%2$lld fotos)tNy besked fra %@tBedøm i App StoretDin anmeldelse i App Store hjælpe\
r andre med at finde appen.tEr du glad for %@?tDejligt at høre, at det virker nu! Hvis du er glad for {app}, m\
å du meget gerne skrive en kort anmeldelse i App Store.tTak for de pæne ord! Hvis du har et øjeblik, ville en \
kort anmeldelse af {app} i App Store hjælpe os meget.tTak, fordi du bruger {app}! Hvis du er glad for appen, s\
ætter vi stor pris på en kort anmeldelse i App Store.p\"!,om %lld time%-om %lld timerp\"!-om %lld minut%0om %l\
ld minutterp\"!.om %lld sekund%0om %lld sekunder*))',61:+7;@!1(7Z!L!B!//'H!.Q!9/'A!9?G!..*&(+/B!3);U!W\"^!N!<K\
!X\":M!C\"J!:A![#3D!/?;97F!--P!9-K!66^!3B$H$V#C!C!E!tAbbrechentKopierentLöschentFertigtJetzt nichttEinstellung\
en öffnentErneut versuchentUnterhaltung mit dem TeamtSchließentZur neuesten NachrichttFrühere Nachrichten lade\
ntNachrichten werden geladen\u{a0}…tNeue NachrichtentSupporttDas Team schreibt\u{a0}…p\"!9%lld ungelesene Nach\
richt%;%lld ungelesene NachrichtentHier schreiben Sie direkt mit unserem Team.tFragen, Feedback oder ein Fehle\
r?tIhre NachrichttFoto anhängentKamerap\"!1Noch %lld Zeichen%1Noch %lld ZeichentFotomediathekp\"!5%lld Foto au\
sgewählt%6%lld Fotos ausgewählttNachricht schreiben\u{a0}…tFoto entfernentSendentVerbindung wird hergestellt\u{a0}\
…tKeine InternetverbindungtLive-Aktualisierung angehaltentVerbindung wird wiederhergestellt\u{a0}…tAktualisier\
entWieder onlinetDatum: %@tHeutetGesterntZugestellttNicht gesendettTippen, um es erneut zu versuchentWird gese\
ndet\u{a0}…tGesendettWarten auf Verbindung\u{a0}…tSie können in diesem Chat keine Nachrichten senden.tUm ein F\
oto aufzunehmen, erlauben Sie in den Einstellungen den Zugriff auf die Kamera.tEs ist ein Fehler aufgetreten. \
Bitte versuchen Sie es erneut.tDie Nachrichten konnten nicht geladen werden.tIhre Nachricht ist zu lang.tDas F\
oto konnte nicht hinzugefügt werden.tUm ein Foto auszuwählen, erlauben Sie in den Einstellungen den Zugriff au\
f Ihre Fotos.tDieses Foto ist zu groß.tIhre Nachricht konnte nicht gesendet werden.tDer Server antwortet nicht\
. Bitte versuchen Sie es später erneut.tDer Support ist derzeit nicht verfügbar.tNachrichtenlimit erreichttSie\
 können %@ wieder schreiben.p\"!Y!Sie können pro Nachricht höchstens %lld Foto anhängen.%Z!Sie können pro Nach\
richt höchstens %lld Fotos anhängen.tFotolimit erreichttSie können %@ wieder Fotos senden.tGesendet um %@tNach\
richt vom Team, %1$@: %2$@tIhre Nachricht, %1$@: %2$@p\"!)%lld Foto%*%lld FotostFoto %1$lld von %2$lldtDas Fot\
o konnte nicht geladen werden.tFoto öffnentFoto sicherntÖffnen Sie die App, um die Nachricht zu lesen.p\"!)%ll\
d Foto%*%lld FotostSupport-Teamp\"!2%1$@ (%2$lld Foto)%3%1$@ (%2$lld Fotos)tNeue Nachricht von %@tIm App Store\
 bewertentIhre Rezension im App Store hilft anderen, die App zu finden.tGefällt Ihnen %@?tSchön, dass jetzt al\
les funktioniert! Wenn Sie mit {app} zufrieden sind, freuen wir uns über eine kurze Rezension im App Store.tVi\
elen Dank für die netten Worte! Wenn Sie einen Moment Zeit haben, würde uns eine kurze Rezension zu {app} im A\
pp Store sehr helfen.tDanke, dass Sie {app} verwenden! Wenn Ihnen die App gefällt, freuen wir uns über eine ku\
rze Rezension im App Store.p\"!.in %lld Stunde%/in %lld Stundenp\"!.in %lld Minute%/in %lld Minutenp\"!/in %ll\
d Sekunde%0in %lld Sekunden)')&).+<'6;50(?L\"R!I!+.(K\")Q\"6,'.9C!0+7*$%*+>,(7H!@\"O!F!?A!@\";C!Y!P!E!>I%B!B!3\
?7H!6@!+-B!H!(C\"48F\"/T#Y#C#F\"L\"O\"tCancelartCopiartEliminartHechotAhora notAbrir AjustestReintentartConver\
sación con el equipotCerrartIr al último mensajetCargar mensajes anteriorestCargando mensajes…tMensajes nuevos\
tSoportetEl equipo está escribiendo…p#!5%lld mensaje sin leer$9%lld de mensajes sin leer%6%lld mensajes sin le\
ertEstás chateando directamente con nuestro equipo.t¿Preguntas, sugerencias o algún fallo?tTu mensajetAdjuntar\
 fototCámarap#!4Queda %lld carácter$9Quedan %lld de caracteres%6Quedan %lld caracterestFototecap#!6%lld foto s\
eleccionada$;%lld de fotos seleccionadas%8%lld fotos seleccionadastEscribe un mensaje…tQuitar fototEnviartCone\
ctando…tSin conexión a internettActualización en directo en pausatReconectando…tActualizartConexión restableci\
datFecha: %@tHoytAyertEntregadotNo enviadotToca para volver a intentarlotEnviando…tEnviadotEsperando conexión…\
tNo puedes enviar mensajes en este chat.tPara hacer una foto, permite el acceso a la cámara en Ajustes.tSe ha \
producido un error. Inténtalo de nuevo.tNo se han podido cargar los mensajes.tTu mensaje es demasiado largo.tN\
o se ha podido añadir la foto.tPara elegir una foto, permite el acceso a tus fotos en Ajustes.tEsta foto ocupa\
 demasiado.tNo se ha podido enviar tu mensaje.tEl servidor no responde. Inténtalo de nuevo más tarde.tEl sopor\
te no está disponible en este momento.tHas alcanzado el límite de mensajestPodrás volver a escribir %@.p#!S!Pu\
edes adjuntar %lld foto por mensaje como máximo.$W!Puedes adjuntar %lld de fotos por mensaje como máximo.%T!Pu\
edes adjuntar %lld fotos por mensaje como máximo.tHas alcanzado el límite de fotostPodrás volver a enviar foto\
s %@.tHora de envío: %@tMensaje del equipo, %1$@: %2$@tTu mensaje, %1$@: %2$@p#!)%lld foto$-%lld de fotos%*%ll\
d fotostFoto %1$lld de %2$lldtNo se ha podido cargar la foto.tAbrir fototGuardar fototAbre la app para leer el\
 mensaje.p#!)%lld foto$-%lld de fotos%*%lld fotostSoportep#!2%1$@ (%2$lld foto)$6%1$@ (%2$lld de fotos)%3%1$@ \
(%2$lld fotos)tNuevo mensaje de %@tValorar en el App StoretTu reseña en el App Store ayuda a otras personas a \
descubrir la app.t¿Te gusta %@?t¡Nos alegra saber que ya funciona! Si te gusta {app}, ¿te importaría dejarnos \
una breve reseña en el App Store?t¡Muchas gracias por tus palabras! Si tienes un momento, una breve reseña de \
{app} en el App Store nos ayudaría mucho.t¡Gracias por usar {app}! Si te gusta, te agradeceríamos mucho una br\
eve reseña en el App Store.p#!3dentro de %lld hora$7dentro de %lld de horas%4dentro de %lld horasp#!5dentro de\
 %lld minuto$9dentro de %lld de minutos%6dentro de %lld minutosp#!6dentro de %lld segundo$:dentro de %lld de s\
egundos%7dentro de %lld segundos)')&)52<'<;50(?Q\"O!I!+2(K\")Q\"6.'.9A!8+3*$%*-<,(7H!G\"E!D!?<G\"?>V!O!B!A!T$?\
>3?7H!6;+-B!H!(C\"4:F\"/D#_#C#Q!W!Z!tCancelartCopiartEliminartListotAhora notAbrir ConfiguracióntIntentar de n\
uevotConversación con el equipotCerrartIr al mensaje más recientetCargar mensajes anteriorestCargando mensajes\
…tMensajes nuevostSoportetEl equipo está escribiendo…p#!6%lld mensaje no leído$;%lld de mensajes no leídos%8%l\
ld mensajes no leídostAquí chateas directamente con nuestro equipo.t¿Preguntas, comentarios o algún error?tTu \
mensajetAdjuntar una fototCámarap#!4Queda %lld carácter$9Quedan %lld de caracteres%6Quedan %lld caracterestFot\
otecap#!6%lld foto seleccionada$;%lld de fotos seleccionadas%8%lld fotos seleccionadastEscribe un mensaje…tEli\
minar fototEnviartConectando…tSin conexión a internettActualizaciones en vivo en pausatVolviendo a conectar…tA\
ctualizartDe nuevo en líneatFecha: %@tHoytAyertEntregadotNo se enviótToca para intentar de nuevotEnviando…tEnv\
iadotEsperando conexión…tNo puedes enviar mensajes en este chat.tPara tomar una foto, permite el acceso a la c\
ámara en Configuración.tOcurrió un error. Intenta de nuevo.tNo se pudieron cargar los mensajes.tTu mensaje es \
demasiado largo.tNo se pudo agregar la foto.tPara elegir una foto, permite el acceso a tus fotos en Configurac\
ión.tEsta foto es demasiado grande.tNo se pudo enviar tu mensaje.tEl servidor no responde. Intenta de nuevo má\
s tarde.tEl soporte no está disponible por el momento.tAlcanzaste el límite de mensajestPodrás enviar más mens\
ajes %@.p#!L!Puedes adjuntar hasta %lld foto por mensaje.$P!Puedes adjuntar hasta %lld de fotos por mensaje.%M\
!Puedes adjuntar hasta %lld fotos por mensaje.tAlcanzaste el límite de fotostPodrás enviar más fotos %@.tHora \
de envío: %@tMensaje del equipo, %1$@: %2$@tTu mensaje, %1$@: %2$@p#!)%lld foto$-%lld de fotos%*%lld fotostFot\
o %1$lld de %2$lldtNo se pudo cargar la foto.tAbrir fototGuardar fototAbre la app para leer el mensaje.p#!)%ll\
d foto$-%lld de fotos%*%lld fotostSoportep#!2%1$@ (%2$lld foto)$6%1$@ (%2$lld de fotos)%3%1$@ (%2$lld fotos)tM\
ensaje nuevo de %@tCalificar en el App StoretTu reseña en el App Store ayuda a otras personas a encontrar la a\
pp.t¿Te gusta %@?t¡Qué bueno que ya funciona! Si te gusta {app}, ¿nos dejarías una breve reseña en el App Stor\
e?t¡Gracias por tus amables palabras! Si tienes un momento, una breve reseña de {app} en el App Store nos ayud\
aría muchísimo.t¡Gracias por usar {app}! Si te gusta, te agradeceríamos mucho una breve reseña en el App Store\
.p#!,en %lld hora$0en %lld de horas%-en %lld horasp#!.en %lld minuto$2en %lld de minutos%/en %lld minutosp#!/e\
n %lld segundo$3en %lld de segundos%0en %lld segundos('*)*1+>'9B!;2+H!K\"O!C!.2/W\"-]\"71(6:B!8+4+.%+,82(;@\"S\
\"R!D!=A!K\"B!F!Z!V!<D!U%:O!.E!<N!9@!05E!N!;I\"=8N\"2H$[#O#^!@\"C\"tAnnulertCopiertSupprimertTerminétPlus tard\
tOuvrir RéglagestRéessayertConversation avec l’équipetFermertAller au dernier messagetCharger les messages pré\
cédentstChargement des messages…tNouveaux messagestAssistancetL’équipe est en train d’écrire…p#!4%lld\u{a0}mes\
sage non lu$9%lld\u{a0}de messages non lus%6%lld\u{a0}messages non lustVous échangez directement avec notre éq\
uipe.tUne question, un avis ou un bug\u{a0}?tVotre messagetJoindre une phototAppareil photop#!8%lld\u{a0}carac\
tère restant$=%lld\u{a0}de caractères restants%:%lld\u{a0}caractères restantstPhotothèquep#!:%lld\u{a0}photo s\
électionnée$?%lld\u{a0}de photos sélectionnées%<%lld\u{a0}photos sélectionnéestÉcrivez un message…tRetirer la \
phototEnvoyertConnexion en cours…tAucune connexion InternettActualisation en direct suspenduetReconnexion en c\
ours…tActualisertDe nouveau en lignetDate\u{a0}: %@tAujourd’huitHiertDistribuétNon envoyétTouchez pour réessay\
ertEnvoi en cours…tEnvoyétEn attente de connexion…tVous ne pouvez pas envoyer de messages dans cette conversat\
ion.tPour prendre une photo, autorisez l’accès à l’appareil photo dans Réglages.tUne erreur s’est produite. Ve\
uillez réessayer.tImpossible de charger les messages.tVotre message est trop long.tImpossible d’ajouter la pho\
to.tPour choisir une photo, autorisez l’accès à vos photos dans Réglages.tCette photo est trop volumineuse.tIm\
possible d’envoyer votre message.tLe serveur ne répond pas. Veuillez réessayer plus tard.tL’assistance n’est p\
as disponible pour le moment.tLimite de messages atteintetVous pourrez de nouveau écrire %@.p#!W!Vous pouvez j\
oindre jusqu’à %lld\u{a0}photo par message.$[!Vous pouvez joindre jusqu’à %lld\u{a0}de photos par message.%X!V\
ous pouvez joindre jusqu’à %lld\u{a0}photos par message.tLimite de photos atteintetVous pourrez de nouveau env\
oyer des photos %@.tEnvoyé à %@tMessage de l’équipe, %1$@\u{a0}: %2$@tVotre message, %1$@\u{a0}: %2$@p#!+%lld\u{a0}\
photo$/%lld\u{a0}de photos%,%lld\u{a0}photostPhoto %1$lld\u{a0}sur %2$lldtImpossible de charger la photo.tOuvr\
ir la phototEnregistrer la phototOuvrez l’app pour lire le message.p#!+%lld\u{a0}photo$/%lld\u{a0}de photos%,%\
lld\u{a0}photostL’équipe d’assistancep#!4%1$@ (%2$lld\u{a0}photo)$8%1$@ (%2$lld\u{a0}de photos)%5%1$@ (%2$lld\u{a0}\
photos)t%@ vous a envoyé un messagetNoter sur l’App StoretVotre avis sur l’App Store aide d’autres personnes à\
 découvrir l’app.t%@ vous plaît\u{a0}?tRavis de savoir que tout fonctionne à présent\u{a0}! Si {app} vous plaî\
t, accepteriez-vous de laisser un court avis sur l’App Store\u{a0}?tMerci pour ce gentil message\u{a0}! Si vou\
s avez un instant, un court avis sur {app} sur l’App Store nous aiderait beaucoup.tMerci d’utiliser {app}\u{a0}\
! Si l’app vous plaît, un court avis sur l’App Store nous ferait très plaisir.p#!0dans %lld\u{a0}heure$5dans %\
lld\u{a0}d’heures%1dans %lld\u{a0}heuresp#!1dans %lld\u{a0}minute$5dans %lld\u{a0}de minutes%2dans %lld\u{a0}m\
inutesp#!2dans %lld\u{a0}seconde$6dans %lld\u{a0}de secondes%3dans %lld\u{a0}secondes('*)/53<'A!B!;2(6K\"O!J!.\
2/X\"-]\"71(6:C!C!+3+.%',@!2(@![!W\"W!L!=F!O\"=J!B\"L!<M!L%:K!.E!<N!9F!05M!N!7I\"1<[\"/M$L#P$^!@\"C\"tAnnulert\
CopiertSupprimertTerminétPas maintenanttOuvrir les réglagestEssayer à nouveautClavardage avec l’équipetFermert\
Aller au message le plus récenttAfficher les messages antérieurstChargement des messages…tNouveaux messagestSo\
utientL’équipe écrit…p#!4%lld\u{a0}message non lu$9%lld\u{a0}de messages non lus%6%lld\u{a0}messages non lustV\
ous clavardez directement avec notre équipe.tUne question, un commentaire ou un bogue?tVotre messagetAjouter u\
ne phototAppareil photop#!9Il reste %lld\u{a0}caractère$=Il reste %lld\u{a0}de caractères%:Il reste %lld\u{a0}\
caractèrestPhotothèquep#!:%lld\u{a0}photo sélectionnée$?%lld\u{a0}de photos sélectionnées%<%lld\u{a0}photos sé\
lectionnéestRédigez un message…tRetirer la phototEnvoyertConnexion en cours…tPas de connexion InternettMise à \
jour en direct interrompuetRétablissement de la connexion…tActualisertDe retour en lignetDate\u{a0}: %@tAujour\
d’huitHiertLivrétNon envoyétTouchez pour essayer à nouveautEnvoi en cours…tEnvoyétEn attente d’une connexion…t\
Vous ne pouvez pas envoyer de messages dans ce clavardage.tPour prendre une photo, autorisez l’accès à l’appar\
eil photo dans les réglages.tUn problème est survenu. Veuillez essayer à nouveau.tLes messages n’ont pas pu êt\
re chargés.tVotre message est trop long.tLa photo n’a pas pu être ajoutée.tPour choisir une photo, autorisez l\
’accès à vos photos dans les réglages.tCette photo est trop lourde.tVotre message n’a pas pu être envoyé.tLe s\
erveur ne répond pas. Veuillez essayer à nouveau plus tard.tLe soutien n’est pas offert en ce moment.tLimite d\
e messages atteintetVous pourrez envoyer d’autres messages %@.p#!T!Vous pouvez ajouter au plus %lld\u{a0}photo\
 par message.$X!Vous pouvez ajouter au plus %lld\u{a0}de photos par message.%U!Vous pouvez ajouter au plus %ll\
d\u{a0}photos par message.tLimite de photos atteintetVous pourrez envoyer d’autres photos %@.tEnvoyé à %@tMess\
age de l’équipe, %1$@\u{a0}: %2$@tVotre message, %1$@\u{a0}: %2$@p#!+%lld\u{a0}photo$/%lld\u{a0}de photos%,%ll\
d\u{a0}photostPhoto %1$lld\u{a0}sur %2$lldtLa photo n’a pas pu être chargée.tOuvrir la phototEnregistrer la ph\
ototOuvrez l’application pour lire le message.p#!+%lld\u{a0}photo$/%lld\u{a0}de photos%,%lld\u{a0}photostL’équ\
ipe de soutienp#!4%1$@ (%2$lld\u{a0}photo)$8%1$@ (%2$lld\u{a0}de photos)%5%1$@ (%2$lld\u{a0}photos)t%@ vous a \
écrittÉvaluer dans l’App StoretVotre évaluation dans l’App Store aide d’autres personnes à trouver l’applicati\
on.tVous aimez %@?tHeureux de savoir que tout fonctionne maintenant! Si vous appréciez {app}, pourriez-vous la\
isser une courte évaluation dans l’App Store?tMerci pour vos bons mots! Si vous avez un moment, évaluer {app} \
dans l’App Store nous aiderait beaucoup.tMerci d’utiliser {app}! Si vous aimez l’application, nous vous serion\
s reconnaissants de laisser une courte évaluation dans l’App Store.p#!0dans %lld\u{a0}heure$5dans %lld\u{a0}d’\
heures%1dans %lld\u{a0}heuresp#!1dans %lld\u{a0}minute$5dans %lld\u{a0}de minutes%2dans %lld\u{a0}minutesp#!2d\
ans %lld\u{a0}seconde$6dans %lld\u{a0}de secondes%3dans %lld\u{a0}secondes(&(%(2(:';=</+9Q\"K!E!10+S\".J\"70&8\
?F!:)0)%%+,42(<J!M\"E!A!>@!L\">B!L!N!==A%9A!1?=F!6>-.G!F!+A\"64G\"-G#O#_\"O!X![!tAnnullatCopiatEliminatFinetNo\
n oratApri ImpostazionitRiprovatConversazione con il teamtChiuditVai all’ultimo messaggiotCarica i messaggi pr\
ecedentitCaricamento dei messaggi…tNuovi messaggitAssistenzatIl team sta scrivendo…p#!8%lld messaggio non lett\
o$:%lld di messaggi non letti%7%lld messaggi non lettitQui parli direttamente con il nostro team.tDomande, sug\
gerimenti o un problema?tIl tuo messaggiotAllega una fototFotocamerap#!8%lld carattere rimanente$;%lld di cara\
tteri rimanenti%8%lld caratteri rimanentitLibreria fotop#!5%lld foto selezionata$8%lld di foto selezionate%5%l\
ld foto selezionatetScrivi un messaggio…tRimuovi la fototInviatConnessione in corso…tNessuna connessione a int\
ernettAggiornamento in tempo reale in pausatRiconnessione in corso…tAggiornatDi nuovo onlinetData: %@tOggitIer\
itConsegnatotNon inviatotTocca per riprovaretInvio in corso…tInviatotIn attesa di connessione…tNon puoi inviar\
e messaggi in questa chat.tPer scattare una foto, consenti l’accesso alla fotocamera in Impostazioni.tSi è ver\
ificato un errore. Riprova.tImpossibile caricare i messaggi.tIl messaggio è troppo lungo.tImpossibile aggiunge\
re la foto.tPer scegliere una foto, consenti l’accesso alle tue foto in Impostazioni.tQuesta foto è troppo gra\
nde.tImpossibile inviare il messaggio.tIl server non risponde. Riprova più tardi.tL’assistenza non è disponibi\
le al momento.tLimite di messaggi raggiuntotPotrai scrivere di nuovo %@.p#!Q!Puoi allegare al massimo %lld fot\
o per messaggio.$T!Puoi allegare al massimo %lld di foto per messaggio.%Q!Puoi allegare al massimo %lld foto p\
er messaggio.tLimite di foto raggiuntotPotrai inviare di nuovo foto %@.tOra di invio: %@tMessaggio del team, %\
1$@: %2$@tIl tuo messaggio, %1$@: %2$@p#!)%lld foto$,%lld di foto%)%lld fototFoto %1$lld di %2$lldtImpossibile\
 caricare la foto.tApri la fototSalva la fototApri l’app per leggere il messaggio.p#!)%lld foto$,%lld di foto%\
)%lld fototAssistenzap#!2%1$@ (%2$lld foto)$5%1$@ (%2$lld di foto)%2%1$@ (%2$lld foto)tNuovo messaggio da %@tV\
aluta su App StoretLa tua recensione su App Store aiuta altre persone a scoprire l’app.tTi piace %@?tChe bello\
 sapere che ora funziona! Se ti piace {app}, ci lasceresti una breve recensione su App Store?tGrazie per le be\
lle parole! Se hai un momento, una breve recensione di {app} su App Store ci aiuterebbe molto.tGrazie perché u\
si {app}! Se ti piace, ti saremmo grati per una breve recensione su App Store.p#!,tra %lld ora$/tra %lld di or\
e%,tra %lld orep#!/tra %lld minuto$2tra %lld di minuti%/tra %lld minutip#!0tra %lld secondo$3tra %lld di secon\
di%0tra %lld secondi''&')4,3%6=8..2M!I!L!./'D!/G!4,%.;E!7)0)&''+:*&9M!\\!<B!7>C\"5=J!P!?7E#<>-?:;7>,.C!;.M!23^\
!-O#V#J#?D!D!tAvbryttKopiertSletttFerdigtIkke nåtÅpne InnstillingertPrøv igjentSamtale med teamettLukktGå til \
siste meldingtLast inn tidligere meldingertLaster inn meldinger…tNye meldingertBrukerstøttetTeamet skriver…p\"\
!2%lld ulest melding%5%lld uleste meldingertHer chatter du direkte med teamet vårt.tSpørsmål, tilbakemeldinger\
 eller en feil?tMeldingen dintLegg ved bildetKamerap\"!/%lld tegn igjen%/%lld tegn igjentBildebibliotekp\"!0%l\
ld bilde valgt%1%lld bilder valgttSkriv en melding…tFjern bildetSendtKobler til…tIngen internettforbindelsetDi\
rekteoppdatering er satt på pausetKobler til på nytt…tOppdatertTilkoblet igjentDato: %@tI dagtI gårtLeverttIkk\
e sendttTrykk for å prøve igjentSender…tSendttVenter på tilkobling…tDu kan ikke sende meldinger i denne chatte\
n.tGi tilgang til kameraet i Innstillinger for å ta et bilde.tNoe gikk galt. Prøv igjen.tMeldingene kunne ikke\
 lastes inn.tMeldingen er for lang.tBildet kunne ikke legges til.tGi tilgang til bildene dine i Innstillinger \
for å velge et bilde.tBildet er for stort.tMeldingen kunne ikke sendes.tServeren svarer ikke. Prøv igjen sener\
e.tBrukerstøtte er ikke tilgjengelig akkurat nå.tGrensen for meldinger er nåddtDu kan sende igjen %@.p\"!N!Du \
kan legge ved maks. %lld bilde per melding.%O!Du kan legge ved maks. %lld bilder per melding.tGrensen for bild\
er er nåddtDu kan sende bilder igjen %@.tSendt kl. %@tMelding fra teamet, %1$@: %2$@tMeldingen din, %1$@: %2$@\
p\"!*%lld bilde%+%lld bildertBilde %1$lld av %2$lldtBildet kunne ikke lastes inn.tÅpne bildetArkiver bildetÅpn\
e appen for å lese meldingen.p\"!*%lld bilde%+%lld bildertBrukerstøttep\"!3%1$@ (%2$lld bilde)%4%1$@ (%2$lld b\
ilder)tNy melding fra %@tVurder i App StoretAnmeldelsen din i App Store hjelper andre med å finne appen.tLiker\
 du %@?tSå fint at det fungerer nå! Hvis du er fornøyd med {app}, blir vi glade for en kort anmeldelse i App S\
tore.tTakk for de hyggelige ordene! Hvis du har et øyeblikk, ville en kort anmeldelse av {app} i App Store hje\
lpe oss mye.tTakk for at du bruker {app}! Hvis du liker appen, setter vi stor pris på en kort anmeldelse i App\
 Store.p\"!,om %lld time%-om %lld timerp\"!.om %lld minutt%0om %lld minutterp\"!.om %lld sekund%0om %lld sekun\
der)(*'(205&=731(=T!C!>+.'C!0T!7/&489<),*()(/?-*9L!A\"K!I!7D!B\"7F!T!G!8B!L#3?0A!9:7A!*,E!:,L!5:D\"-N#[#R#@!G!\
I!tAnnuleertKopieertVerwijdertGereedtNiet nutOpen InstellingentProbeer opnieuwtGesprek met het teamtSluittGa n\
aar het nieuwste berichttLaad eerdere berichtentBerichten laden…tNieuwe berichtentSupporttHet team is aan het \
typen…p\"!6%lld ongelezen bericht%8%lld ongelezen berichtentJe chat rechtstreeks met ons team.tVragen, feedbac\
k of een fout?tJe berichttVoeg foto toetCamerap\"!.Nog %lld teken%/Nog %lld tekenstFotobibliotheekp\"!6%lld fo\
to geselecteerd%8%lld foto's geselecteerdtSchrijf een bericht…tVerwijder fototStuurtVerbinding maken…tGeen int\
ernetverbindingtLive-updates onderbrokentOpnieuw verbinding maken…tVernieuwtWeer onlinetDatum: %@tVandaagtGist\
erentBezorgdtNiet verstuurdtTik om het opnieuw te proberentVersturen…tVerstuurdtWachten op verbinding…tJe kunt\
 in deze chat geen berichten sturen.tGeef in Instellingen toegang tot de camera om een foto te maken.tEr is ie\
ts misgegaan. Probeer het opnieuw.tDe berichten kunnen niet worden geladen.tJe bericht is te lang.tDe foto kan\
 niet worden toegevoegd.tGeef in Instellingen toegang tot je foto's om een foto te kiezen.tDeze foto is te gro\
ot.tJe bericht kan niet worden verstuurd.tDe server reageert niet. Probeer het later opnieuw.tSupport is momen\
teel niet beschikbaar.tBerichtenlimiet bereikttJe kunt %@ weer berichten sturen.p\"!Q!Je kunt per bericht maxi\
maal %lld foto toevoegen.%S!Je kunt per bericht maximaal %lld foto's toevoegen.tFotolimiet bereikttJe kunt %@ \
weer foto's sturen.tVerstuurd om %@tBericht van het team, %1$@: %2$@tJouw bericht, %1$@: %2$@p\"!)%lld foto%+%\
lld foto'stFoto %1$lld van %2$lldtDe foto kan niet worden geladen.tOpen fototBewaar fototOpen de app om het be\
richt te lezen.p\"!)%lld foto%+%lld foto'stSupportteamp\"!2%1$@ (%2$lld foto)%4%1$@ (%2$lld foto's)tNieuw beri\
cht van %@tBeoordeel in de App StoretMet jouw recensie in de App Store help je anderen de app te vinden.tBlij \
met %@?tFijn dat het nu werkt! Als je blij bent met {app}, wil je dan een korte recensie achterlaten in de App\
 Store?tBedankt voor je aardige woorden! Als je even tijd hebt, zou een korte recensie van {app} in de App Sto\
re ons enorm helpen.tBedankt dat je {app} gebruikt! Als de app je bevalt, zijn we je dankbaar voor een korte r\
ecensie in de App Store.p\"!-over %lld uur%-over %lld uurp\"!0over %lld minuut%1over %lld minutenp\"!1over %ll\
d seconde%2over %lld seconden)''#+.16';>80(<T\"X!D!-,(T\")N\"8-'.<@!0*7)%&)-<,(7M!]!B!J!>E!D\"<H!_!M!=M!Z$9I!/\
?9H!6D!+,@!H!(C\"45E\":[#_#S#Q!W!Z!tCancelartCopiartApagartOKtAgora nãotAbrir AjustestTentar novamentetConvers\
a com a equipetFechartIr para a última mensagemtCarregar mensagens anteriorestCarregando mensagens…tNovas mens\
agenstSuportetA equipe está digitando…p#!7%lld mensagem não lida$<%lld de mensagens não lidas%9%lld mensagens \
não lidastVocê está conversando diretamente com a nossa equipe.tDúvidas, sugestões ou algum erro?tSua mensagem\
tAnexar fototCâmerap#!7%lld caractere restante$<%lld de caracteres restantes%9%lld caracteres restantestFotote\
cap#!5%lld foto selecionada$:%lld de fotos selecionadas%7%lld fotos selecionadastEscreva uma mensagem…tRemover\
 fototEnviartConectando…tSem conexão com a internettAtualizações ao vivo em pausatReconectando…tAtualizartCone\
xão restabelecidatData: %@tHojetOntemtEntreguetNão enviadatToque para tentar novamentetEnviando…tEnviadatAguar\
dando conexão…tVocê não pode enviar mensagens neste chat.tPara tirar uma foto, permita o acesso à câmera em Aj\
ustes.tAlgo deu errado. Tente novamente.tNão foi possível carregar as mensagens.tSua mensagem é longa demais.t\
Não foi possível adicionar a foto.tPara escolher uma foto, permita o acesso às suas fotos em Ajustes.tEsta fot\
o é grande demais.tNão foi possível enviar sua mensagem.tO servidor não está respondendo. Tente novamente mais\
 tarde.tO suporte não está disponível no momento.tLimite de mensagens atingidotVocê poderá enviar mensagens no\
vamente %@.p#!N!Você pode anexar até %lld foto por mensagem.$R!Você pode anexar até %lld de fotos por mensagem\
.%O!Você pode anexar até %lld fotos por mensagem.tLimite de fotos atingidotVocê poderá enviar fotos novamente \
%@.tEnviada às %@tMensagem da equipe, %1$@: %2$@tSua mensagem, %1$@: %2$@p#!)%lld foto$-%lld de fotos%*%lld fo\
tostFoto %1$lld de %2$lldtNão foi possível carregar a foto.tAbrir fototSalvar fototAbra o app para ler a mensa\
gem.p#!)%lld foto$-%lld de fotos%*%lld fotostSuportep#!2%1$@ (%2$lld foto)$6%1$@ (%2$lld de fotos)%3%1$@ (%2$l\
ld fotos)tNova mensagem de %@tAvaliar na App StoretSua avaliação na App Store ajuda outras pessoas a encontrar\
 o app.tEstá gostando do app %@?tQue bom saber que agora está funcionando! Se você gosta do app {app}, poderia\
 deixar uma breve avaliação na App Store?tObrigado pelas palavras gentis! Se você tiver um momento, uma breve \
avaliação do app {app} na App Store nos ajudaria muito.tObrigado por usar o app {app}! Se você gosta dele, uma\
 breve avaliação na App Store nos deixaria muito felizes.p#!,em %lld hora$0em %lld de horas%-em %lld horasp#!.\
em %lld minuto$2em %lld de minutos%/em %lld minutosp#!/em %lld segundo$3em %lld de segundos%0em %lld segundos)\
''#+3/6'@!>80(=L\"J!I!/2(H\")A#93'+:A!>*8)%&)-:,(8S!I\"@!J!C!K!V\"E!J!]!M!=>R%?H!2?;Z!<J!13@!Z!(U\"45D\"2U#G$L\
#F\"L\"O\"tCancelartCopiartApagartOKtAgora nãotAbrir DefiniçõestTentar de novotConversa com a equipatFechartIr\
 para a mensagem mais recentetCarregar mensagens anteriorestA carregar mensagens…tMensagens novastSuportetA eq\
uipa está a escrever…p#!5%lld mensagem por ler$9%lld de mensagens por ler%6%lld mensagens por lertAqui fala di\
retamente com a nossa equipa.tPerguntas, sugestões ou algum problema?tA sua mensagemtAnexar fotografiatCâmarap\
#!3Resta %lld caráter$8Restam %lld de carateres%5Restam %lld caraterestFototecap#!;%lld fotografia selecionada\
$@!%lld de fotografias selecionadas%=%lld fotografias selecionadastEscrever uma mensagem…tRemover fotografiatE\
nviartA ligar…tSem ligação à internettAtualização em direto em pausatA restabelecer a ligação…tAtualizartLigaç\
ão restabelecidatData: %@tHojetOntemtEntreguetNão enviadatToque para tentar de novotA enviar…tEnviadatA aguard\
ar ligação…tNão é possível enviar mensagens nesta conversa.tPara tirar uma fotografia, permita o acesso à câma\
ra nas Definições.tOcorreu um erro. Tente de novo.tNão foi possível carregar as mensagens.tA sua mensagem é de\
masiado longa.tNão foi possível adicionar a fotografia.tPara escolher uma fotografia, permita o acesso às suas\
 fotografias nas Definições.tEsta fotografia é demasiado grande.tNão foi possível enviar a sua mensagem.tO ser\
vidor não está a responder. Tente de novo mais tarde.tO suporte não está disponível de momento.tLimite de mens\
agens atingidotPoderá voltar a escrever %@.p#!V!Pode anexar, no máximo, %lld fotografia por mensagem.$Z!Pode a\
nexar, no máximo, %lld de fotografias por mensagem.%W!Pode anexar, no máximo, %lld fotografias por mensagem.tL\
imite de fotografias atingidotPoderá voltar a enviar fotografias %@.tHora de envio: %@tMensagem da equipa, %1$\
@: %2$@tA sua mensagem, %1$@: %2$@p#!/%lld fotografia$3%lld de fotografias%0%lld fotografiastFotografia %1$lld\
 de %2$lldtNão foi possível carregar a fotografia.tAbrir fotografiatGuardar fotografiatAbra a app para ler a m\
ensagem.p#!/%lld fotografia$3%lld de fotografias%0%lld fotografiastSuportep#!8%1$@ (%2$lld fotografia)$<%1$@ (\
%2$lld de fotografias)%9%1$@ (%2$lld fotografias)tMensagem nova de %@tAvaliar na App StoretA sua crítica na Ap\
p Store ajuda outras pessoas a encontrar a app.tGosta de usar %@?tFicamos contentes por saber que já funciona!\
 Se gosta da app {app}, poderia deixar uma breve crítica na App Store?tMuito obrigado pelas suas palavras simp\
áticas! Se tiver um momento, uma breve crítica à app {app} na App Store ajudar-nos-ia muito.tObrigado por usar\
 a app {app}! Se gosta dela, ficaríamos muito gratos por uma breve crítica na App Store.p#!3dentro de %lld hor\
a$7dentro de %lld de horas%4dentro de %lld horasp#!5dentro de %lld minuto$9dentro de %lld de minutos%6dentro d\
e %lld minutosp#!6dentro de %lld segundo$:dentro de %lld de segundos%7dentro de %lld segundos))+%(9.7,A!A!9+,0\
E\"F!D!72(Q\"1F\"50+2=J!4-7)(%')>.'<J!G\"I!E!8?V\"?>X!J!<G!Y$:E!-@!C!G!7A!1.N!G!,B\"38U\".O#H$_#V!]!B\"tAnulaț\
itCopiațitȘtergețitGatatNu acumtDeschideți ConfigurăritReîncercațitConversație cu echipatÎnchidețitMergeți la \
cel mai recent mesajtÎncărcați mesajele anterioaretSe încarcă mesajele…tMesaje noitAsistențătEchipa scrie…p#!2\
%lld mesaj necitit#4%lld mesaje necitite%7%lld de mesaje necititetDiscutați direct cu echipa noastră.tÎntrebăr\
i, sugestii sau o eroare?tMesajul dumneavoastrătAtașați o pozătCamerăp#!6A rămas %lld caracter#8Au rămas %lld \
caractere%;Au rămas %lld de caracteretBibliotecă fotop#!5%lld poză selectată#3%lld poze selectate%6%lld de poz\
e selectatetScrieți un mesaj…tEliminați pozatTrimitețitSe conectează…tFără conexiune la internettActualizările\
 în direct sunt în pauzătSe reconectează…tActualizațitConexiune restabilitătData: %@tAstăzitIeritLivrattNetrim\
istAtingeți pentru a reîncercatSe trimite…tTrimistSe așteaptă conexiunea…tNu puteți trimite mesaje în acest ch\
at.tPentru a face o poză, permiteți accesul la cameră în Configurări.tA apărut o eroare. Încercați din nou.tMe\
sajele nu au putut fi încărcate.tMesajul este prea lung.tPoza nu a putut fi adăugată.tPentru a alege o poză, p\
ermiteți accesul la pozele dumneavoastră în Configurări.tAceastă poză este prea mare.tMesajul nu a putut fi tr\
imis.tServerul nu răspunde. Încercați din nou mai târziu.tAsistența nu este disponibilă momentan.tAți atins li\
mita de mesajetVeți putea trimite din nou mesaje %@.p#!O!Puteți atașa cel mult %lld poză la un mesaj.#N!Puteți\
 atașa cel mult %lld poze la un mesaj.%Q!Puteți atașa cel mult %lld de poze la un mesaj.tAți atins limita de p\
ozetVeți putea trimite din nou poze %@.tTrimis la %@tMesaj de la echipă, %1$@: %2$@tMesajul dumneavoastră, %1$\
@: %2$@p#!*%lld poză#)%lld poze%,%lld de pozetPoza %1$lld din %2$lldtPoza nu a putut fi încărcată.tDeschideți \
pozatSalvați pozatDeschideți aplicația pentru a citi mesajul.p#!*%lld poză#)%lld poze%,%lld de pozetAsistențăp\
#!3%1$@ (%2$lld poză)#2%1$@ (%2$lld poze)%5%1$@ (%2$lld de poze)tMesaj nou de la %@tEvaluați în App StoretRece\
nzia dumneavoastră din App Store îi ajută pe alții să descopere aplicația.tVă place %@?tNe bucurăm că acum fun\
cționează! Dacă vă place {app}, ați putea lăsa o scurtă recenzie în App Store?tVă mulțumim pentru cuvintele fr\
umoase! Dacă aveți un moment, o scurtă recenzie pentru {app} în App Store ne-ar ajuta foarte mult.tVă mulțumim\
 că folosiți {app}! Dacă vă place aplicația, v-am fi recunoscători pentru o scurtă recenzie în App Store.p#!/p\
este %lld oră#.peste %lld ore%1peste %lld de orep#!0peste %lld minut#1peste %lld minute%4peste %lld de minutep\
#!3peste %lld secundă#2peste %lld secunde%5peste %lld de secunde'('%(6.8'==90(2T!G!T!0,'F!.M!8-',991*.*%&*->+(\
:S!A\"@!C!=@!I\"6@!K!I!E!7F#@!>/D!<:6=,+I!:.L!97Z!.L#T#G#A!B!D!tAvbryttKopieratRaderatKlartInte nutÖppna Instä\
llningartFörsök igentKonversation med teamettStängtGå till senaste meddelandettLäs in tidigare meddelandentLäs\
er in meddelanden…tNya meddelandentSupporttTeamet skriver…p\"!6%lld oläst meddelande%8%lld olästa meddelandent\
Här chattar du direkt med vårt team.tFrågor, synpunkter eller något som inte fungerar?tDitt meddelandetBifoga \
bildtKamerap\"!0%lld tecken kvar%0%lld tecken kvartBildbibliotekp\"!2%lld bild markerad%5%lld bilder markerade\
tSkriv ett meddelande…tTa bort bildtSkickatAnsluter…tIngen internetanslutningtDirektuppdatering pausadtÅterans\
luter…tUppdateratAnsluten igentDatum: %@tIdagtIgårtLevererattInte skickattTryck för att försöka igentSkickar…t\
SkickattVäntar på anslutning…tDu kan inte skicka meddelanden i den här chatten.tGe åtkomst till kameran i Inst\
ällningar om du vill ta en bild.tNågot gick fel. Försök igen.tMeddelandena kunde inte läsas in.tMeddelandet är\
 för långt.tBilden kunde inte läggas till.tGe åtkomst till dina bilder i Inställningar om du vill välja en bil\
d.tBilden är för stor.tMeddelandet kunde inte skickas.tServern svarar inte. Försök igen senare.tSupporten är i\
nte tillgänglig just nu.tGränsen för meddelanden har nåttstDu kan skicka igen %@.p\"!N!Du kan bifoga högst %ll\
d bild per meddelande.%P!Du kan bifoga högst %lld bilder per meddelande.tGränsen för bilder har nåttstDu kan s\
kicka bilder igen %@.tSkickat kl. %@tMeddelande från teamet, %1$@: %2$@tDitt meddelande, %1$@: %2$@p\"!)%lld b\
ild%+%lld bildertBild %1$lld av %2$lldtBilden kunde inte läsas in.tÖppna bildtSpara bildtÖppna appen för att l\
äsa meddelandet.p\"!)%lld bild%+%lld bildertSupportteametp\"!2%1$@ (%2$lld bild)%4%1$@ (%2$lld bilder)tNytt me\
ddelande från %@tBetygsätt i App StoretDin recension i App Store hjälper andra att hitta appen.tGillar du %@?t\
Vad bra att det fungerar nu! Om du är nöjd med {app} får du gärna lämna en kort recension i App Store.tTack fö\
r de fina orden! Om du har en stund över skulle en kort recension av {app} i App Store hjälpa oss mycket.tTack\
 för att du använder {app}! Om du gillar appen blir vi glada för en kort recension i App Store.p\"!-om %lld ti\
mme%.om %lld timmarp\"!-om %lld minut%/om %lld minuterp\"!.om %lld sekund%0om %lld sekunder
"""
  }
}
