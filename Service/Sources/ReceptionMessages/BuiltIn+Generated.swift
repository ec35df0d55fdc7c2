// Made by `dragoman embed Catalogs/ReceptionKit.xcstrings --into Service/Sources/ReceptionMessages/BuiltIn+Generated.swift --keys push. --keys review.template.`. Do not edit: change the catalog.
// swift-format-ignore-file

/// The texts of a catalog in compiled form: `CatalogTables(compiled: BuiltInTexts.compiled)` reads them.
enum BuiltInTexts {
  static var compiled: StaticString {
"""
dragoman1\n%!!   74 0\"5'438%$/,ReceptionKit\"en(+push.hidden+push.photos+push.sender2push.textAndPhotos*push.\
title8review.template.afterFix;review.template.afterPraise7review.template.generalP!\"enX.3\":))\"?':1?5+\"arT\
:,3(!\"?=5..&#$\"bnR?9.784'!1.%)  \"caD1>2(\"<;;655)8#\"cs]13&7+=;91?,#7+\"daJ/<-$>>0.5)#(&+\"deS120&2/(-),.0'\
 \"elP;5%/+-#<.?1:($\"esG0&3'>?3)1<-&9'&es-419H0+\";4 1-50)*8$\"fiG08:>,(.4=.961$\"frP3%:'$#/&>,)+5 %fr-CAS31-\
??\";:$8%',.\"guO?\"?-1*??96:7\"(\"heT55)(77)&69<?> \"hiDC!$\"5'7+2,0&0!\"\"hrP36?7//?<>$+'%(\"huL1=&96& \"/+-\
4;-\"idE/1+#!'07?3,6'.\"itV/;#;7 +).-8+>%\"jaV56?#-697%7?/1&\"kn@H!24=+3;+:(4!:&\"koK1,&/'-4$2.=;%+\"mlNJ!1*!:\
#0;'+< %)\"mrEC!#0;/* \">*5'8'\"msU./6&3*,&2*9-&*\"nbG/(9\"\"9:)7 +0>&\"nlI0=>-/*6: )620&\"orWD!18\":'?*>:/$4,\
\"pa]D!-2?$)':80<!*.\"plG4?0(9#45,\"23=\"%pt-BRE1  5*327;))7.\"%pt-PT\\1\"&1\"9351//1?(\"roZ1?%7= 1;>+=<;,\"ru\
R<' 36$3.6.(56'\"skG2#)+0#58+9\"7%#\"slB4?7=94?89-5- .\"svJ/7&! '4;./228!\"ta[J!' 0 -#*&8*=\",\"teWD!*8;3$)(91\
*;3$\"thP<+5)86>35$ .*)\"trY2-) ,=:3!&>%4)\"uk@<+&>>3#+6!$ (!\"urD91,)\"79.<&#..,\"viZ32:,31$=>&+;()'zh-HansX.\
 +9=$,\"<*9=..'zh-HantY.,7?2&; !&60$)%zh-HKV. 6#4%60(4>;6- B!;(M!4Q#R#B#tOpen the app to read the message.p\"!\
*%lld photo%+%lld photostSupportp\"!3%1$@ (%2$lld photo)%4%1$@ (%2$lld photos)tNew message from %@tGreat to he\
ar that it works now! If you're happy with {app}, would you leave us a short review on the App Store?tThank yo\
u for the kind words! If you have a moment, a short review of {app} on the App Store would help us a lot.tThan\
k you for using {app}! If you enjoy it, we'd be grateful for a short review on the App Store.U!]\"4Q$>G%W%S$tا\
فتح التطبيق لقراءة الرسالة.p& +لا صور!3صورة واحدة\",صورتان#+%lld صور$-%lld صورة%-%lld صورةtفريق الدعمp& 6%1$@ \
(%2$lld صورة)!:%1$@ (صورة واحدة)\"3%1$@ (صورتان)#4%1$@ (%2$lld صور)$6%1$@ (%2$lld صورة)%6%1$@ (%2$lld صورة)tرس\
الة جديدة من %@tيسعدنا أن كل شيء يعمل الآن! إذا نال تطبيق {app} إعجابك، فهل يمكنك كتابة مراجعة قصيرة على App S\
tore؟tشكر\u{64b}ا جزيل\u{64b}ا على كلماتك اللطيفة! إذا سمح وقتك، فإن مراجعة قصيرة لتطبيق {app} على App Store س\
تساعدنا كثير\u{64b}ا.tشكر\u{64b}ا لاستخدامك تطبيق {app}! إذا نال إعجابك، فسنكون ممتنين لمراجعة قصيرة على App S\
tore.L\"N!@!@\"D!Y&Y(R'tব\u{9be}র\u{9cd}ত\u{9be}ট\u{9bf} পড\u{9bc}ত\u{9c7} অ\u{9cd}য\u{9be}প খ\u{9c1}ল\u{9c1}ন\
।p\"!4%lldট\u{9bf} ছব\u{9bf}%4%lldট\u{9bf} ছব\u{9bf}tসহ\u{9be}য\u{9bc}ত\u{9be} ট\u{9bf}মp\"!=%1$@ (%2$lldট\u{9bf}\
 ছব\u{9bf})%=%1$@ (%2$lldট\u{9bf} ছব\u{9bf})t%@: নত\u{9c1}ন ব\u{9be}র\u{9cd}ত\u{9be}tএখন সব ঠ\u{9bf}কঠ\u{9be}ক\
 চলছ\u{9c7} জ\u{9c7}ন\u{9c7} ভ\u{9be}ল\u{9cb} ল\u{9be}গল! {app} আপন\u{9be}র ভ\u{9be}ল\u{9cb} ল\u{9be}গল\u{9c7}\
 App Store-এ একট\u{9bf} ছ\u{9cb}ট র\u{9bf}ভ\u{9bf}উ দ\u{9c7}ব\u{9c7}ন ক\u{9bf}?tআপন\u{9be}র স\u{9c1}ন\u{9cd}দর\
 কথ\u{9be}গ\u{9c1}ল\u{9cb}র জন\u{9cd}য ধন\u{9cd}যব\u{9be}দ! একট\u{9c1} সময\u{9bc} প\u{9c7}ল\u{9c7} App Store-এ\
 {app} ন\u{9bf}য\u{9bc}\u{9c7} একট\u{9bf} ছ\u{9cb}ট র\u{9bf}ভ\u{9bf}উ দ\u{9bf}ল\u{9c7} আম\u{9be}দ\u{9c7}র খ\u{9c1}\
ব উপক\u{9be}র হব\u{9c7}।t{app} ব\u{9cd}যবহ\u{9be}র কর\u{9be}র জন\u{9cd}য ধন\u{9cd}যব\u{9be}দ! অ\u{9cd}য\u{9be}\
পট\u{9bf} ভ\u{9be}ল\u{9cb} ল\u{9be}গল\u{9c7} App Store-এ একট\u{9bf} ছ\u{9cb}ট র\u{9bf}ভ\u{9bf}উ দ\u{9bf}ল\u{9c7}\
 আমর\u{9be} ক\u{9c3}তজ\u{9cd}ঞ থ\u{9be}কব।E!H!;C\"=M#\\#E#tObre l’app per llegir el missatge.p#!)%lld foto$-%l\
ld de fotos%*%lld fotostL’equip d’assistènciap#!2%1$@ (%2$lld foto)$6%1$@ (%2$lld de fotos)%3%1$@ (%2$lld foto\
s)t%@ t’ha enviat un missatgetEns alegra saber que ja funciona! Si t’agrada {app}, ens podries deixar una ress\
enya breu a l’App Store?tMoltes gràcies per les teves paraules! Si tens un moment, una ressenya breu sobre {ap\
p} a l’App Store ens ajudaria molt.tGràcies per fer servir {app}! Si t’agrada, t’agrairíem molt una ressenya b\
reu a l’App Store.N!R!-V\"2T#R#T#tZprávu si přečtete po otevření aplikace.p$!*%lld fotka#*%lld fotky$*%lld fot\
ky%*%lld fotektTým podporyp$!3%1$@ (%2$lld fotka)#3%1$@ (%2$lld fotky)$3%1$@ (%2$lld fotky)%3%1$@ (%2$lld fote\
k)t%@: nová zprávatJsme rádi, že už vše funguje! Pokud se vám aplikace {app} líbí, potěší nás krátká recenze v\
 App Storu.tDěkujeme za milá slova! Pokud máte chvilku, krátká recenze aplikace {app} v App Storu by nám velmi\
 pomohla.tDěkujeme, že používáte aplikaci {app}! Pokud se vám líbí, budeme vděční za krátkou recenzi v App Sto\
ru.B!9.K!1Y#O#P#tÅbn appen for at læse beskeden.p\"!)%lld foto%*%lld fotostSupportteametp\"!2%1$@ (%2$lld foto\
)%3%1$@ (%2$lld fotos)tNy besked fra %@tDejligt at høre, at det virker nu! Hvis du er glad for {app}, må du me\
get gerne skrive en kort anmeldelse i App Store.tTak for de pæne ord! Hvis du har et øjeblik, ville en kort an\
meldelse af {app} i App Store hjælpe os meget.tTak, fordi du bruger {app}! Hvis du er glad for appen, sætter v\
i stor pris på en kort anmeldelse i App Store.P!93K!9B$N$V#tÖffnen Sie die App, um die Nachricht zu lesen.p\"!\
)%lld Foto%*%lld FotostUnser Support-Teamp\"!2%1$@ (%2$lld Foto)%3%1$@ (%2$lld Fotos)t%@ hat Ihnen geschrieben\
tSchön, dass jetzt alles funktioniert! Wenn Sie mit {app} zufrieden sind, freuen wir uns über eine kurze Rezen\
sion im App Store.tVielen Dank für die freundlichen Worte! Wenn Sie einen Moment Zeit haben, würde uns eine ku\
rze Rezension zu {app} im App Store sehr helfen.tDanke, dass Sie {app} verwenden! Wenn Ihnen die App gefällt, \
freuen wir uns über eine kurze Rezension im App Store.Y\"Z!B!N\"8R%U&_%tΑνοίξτε την εφαρμογή για να διαβάσετε \
το μήνυμα.p\"!9%lld φωτογραφία%;%lld φωτογραφίεςtΟμάδα υποστήριξηςp\"!B!%1$@ (%2$lld φωτογραφία)%D!%1$@ (%2$ll\
d φωτογραφίες)t%@: νέο μήνυμαtΧαιρόμαστε που τώρα λειτουργεί! Αν σας αρέσει το {app}, θα μας αφήνατε μια σύντο\
μη κριτική στο App Store;tΕυχαριστούμε για τα καλά σας λόγια! Αν έχετε λίγο χρόνο, μια σύντομη κριτική για το \
{app} στο App Store θα μας βοηθούσε πολύ.tΕυχαριστούμε που χρησιμοποιείτε το {app}! Αν σας αρέσει, θα εκτιμούσ\
αμε πολύ μια σύντομη κριτική στο App Store.B!H!(C\"4T#Y#C#tAbre la app para leer el mensaje.p#!)%lld foto$-%ll\
d de fotos%*%lld fotostSoportep#!2%1$@ (%2$lld foto)$6%1$@ (%2$lld de fotos)%3%1$@ (%2$lld fotos)tNuevo mensaj\
e de %@t¡Nos alegra saber que ya funciona! Si te gusta {app}, ¿te importaría dejarnos una breve reseña en el A\
pp Store?t¡Muchas gracias por tus palabras! Si tienes un momento, una breve reseña de {app} en el App Store no\
s ayudaría mucho.t¡Gracias por usar {app}! Si te gusta, te agradeceríamos mucho una breve reseña en el App Sto\
re.A!H!(C\"4D#_#O#tAbre la app para ver el mensaje.p#!)%lld foto$-%lld de fotos%*%lld fotostSoportep#!2%1$@ (%\
2$lld foto)$6%1$@ (%2$lld de fotos)%3%1$@ (%2$lld fotos)tMensaje nuevo de %@t¡Qué bueno que ya funciona! Si te\
 gusta {app}, ¿nos dejarías una breve reseña en el App Store?t¡Gracias por tus amables palabras! Si tienes un \
momento, una breve reseña de {app} en el App Store nos ayudaría muchísimo.t¡Gracias por usar {app}! Si te está\
 gustando, nos encantaría que dejaras una breve reseña en el App Store.=9*K!4H$^#V#tAvaa sovellus ja lue viest\
i.p\"!)%lld kuva%*%lld kuvaatTukitiimip\"!2%1$@ (%2$lld kuva)%3%1$@ (%2$lld kuvaa)t%@ lähetti viestintMukava k\
uulla, että kaikki toimii nyt! Jos olet tyytyväinen sovellukseen {app}, kirjoittaisitko siitä lyhyen arvostelu\
n App Storeen?tKiitos kauniista sanoista! Jos sinulla on hetki aikaa, lyhyt App Store -arvostelu sovelluksesta\
 {app} auttaisi meitä paljon.tKiitos, että käytät sovellusta {app}! Jos pidät siitä, olisimme kiitollisia lyhy\
estä arvostelusta App Storessa.E!N!;I\"=T$K$O#tOuvrez l’app pour lire le message.p#!+%lld\u{a0}photo$/%lld\u{a0}\
de photos%,%lld\u{a0}photostL’équipe d’assistancep#!4%1$@ (%2$lld\u{a0}photo)$8%1$@ (%2$lld\u{a0}de photos)%5%\
1$@ (%2$lld\u{a0}photos)t%@ vous a envoyé un messagetNous sommes ravis de savoir que tout fonctionne à présent\
\u{a0}! Si {app} vous plaît, accepteriez-vous de laisser un court avis sur l’App Store\u{a0}?tMerci pour ce ge\
ntil message\u{a0}! Si vous avez un instant, un court avis sur l’App Store nous aiderait beaucoup à faire conn\
aître {app}.tMerci d’utiliser {app}\u{a0}! Si l’app vous plaît, un court avis sur l’App Store nous ferait très\
 plaisir.M!N!7I\"1]$L#P$tOuvrez l’application pour lire le message.p#!+%lld\u{a0}photo$/%lld\u{a0}de photos%,%\
lld\u{a0}photostL’équipe de soutienp#!4%1$@ (%2$lld\u{a0}photo)$8%1$@ (%2$lld\u{a0}de photos)%5%1$@ (%2$lld\u{a0}\
photos)t%@ vous a écrittNous sommes heureux d’apprendre que tout fonctionne maintenant! Si vous appréciez {app\
}, pourriez-vous laisser une courte évaluation dans l’App Store?tMerci pour vos bons mots! Si vous avez un mom\
ent, évaluer {app} dans l’App Store nous aiderait beaucoup.tMerci d’utiliser {app}! Si vous aimez l’applicatio\
n, nous vous serions reconnaissants de laisser une courte évaluation dans l’App Store.H\"H!7Z!P!@(J(E'tસ\u{a82}\
દ\u{ac7}શ\u{acb} વ\u{abe}\u{a82}ચવ\u{abe} મ\u{abe}ટ\u{ac7} ઍપ ખ\u{acb}લ\u{acb}.p\"!1%lld ફ\u{acb}ટ\u{acb}%1%ll\
d ફ\u{acb}ટ\u{abe}tસહ\u{abe}ય ટ\u{ac0}મp\"!:%1$@ (%2$lld ફ\u{acb}ટ\u{acb})%:%1$@ (%2$lld ફ\u{acb}ટ\u{abe})t%@ \
તરફથ\u{ac0} નવ\u{acb} સ\u{a82}દ\u{ac7}શ\u{acb}tહવ\u{ac7} બધ\u{ac1}\u{a82} બર\u{abe}બર ચ\u{abe}લ\u{ac7} છ\u{ac7}\
 એ જ\u{abe}ણ\u{ac0}ન\u{ac7} આન\u{a82}દ થય\u{acb}! જ\u{acb} તમન\u{ac7} {app} પસ\u{a82}દ હ\u{acb}ય, ત\u{acb} શ\u{ac1}\
\u{a82} તમ\u{ac7} App Store પર એક ટ\u{ac2}\u{a82}ક\u{acb} ર\u{abf}વ\u{acd}ય\u{ac2} લખશ\u{acb}?tતમ\u{abe}ર\u{abe}\
 સરસ શબ\u{acd}દ\u{acb} મ\u{abe}ટ\u{ac7} આભ\u{abe}ર! થ\u{acb}ડ\u{acb} સમય મળ\u{ac7} ત\u{acd}ય\u{abe}ર\u{ac7} Ap\
p Store પર {app} વ\u{abf}શ\u{ac7} એક ટ\u{ac2}\u{a82}ક\u{acb} ર\u{abf}વ\u{acd}ય\u{ac2} લખશ\u{acb} ત\u{acb} અમન\u{ac7}\
 ઘણ\u{ac0} મદદ મળશ\u{ac7}.t{app} વ\u{abe}પરવ\u{abe} બદલ આભ\u{abe}ર! જ\u{acb} તમન\u{ac7} આ ઍપ ગમત\u{ac0} હ\u{acb}\
ય, ત\u{acb} App Store પર એક ટ\u{ac2}\u{a82}ક\u{abe} ર\u{abf}વ\u{acd}ય\u{ac2} મ\u{abe}ટ\u{ac7} અમ\u{ac7} આભ\u{abe}\
ર\u{ac0} રહ\u{ac0}શ\u{ac1}\u{a82}.M\"]!6T\">[#O$J$tיש לפתוח את האפליקציה כדי לקרוא את ההודעה.p#!1תמונה אחת\"3ש\
תי תמונות%1%lld תמונותtצוות התמיכהp#!8%1$@ (תמונה אחת)\":%1$@ (שתי תמונות)%:%1$@ (%2$lld תמונות)tהודעה חדשה מא\
ת %@tאיזה יופי שהכול עובד עכשיו! אם נהנית מ-{app}, נשמח לביקורת קצרה ב-App Store.tתודה רבה על המילים החמות! אם\
 יש לך רגע, ביקורת קצרה על {app} ב-App Store תעזור לנו מאוד.tתודה על השימוש ב-{app}! אם האפליקציה מוצאת חן בעי\
ניך, נשמח לביקורת קצרה ב-App Store.K\"N!=@\"D!G(R)B)tस\u{902}द\u{947}श पढ\u{93c}न\u{947} क\u{947} ल\u{93f}ए ऐप\
 ख\u{94b}ल\u{947}\u{902}।p\"!4%lld फ\u{93c}\u{94b}ट\u{94b}%4%lld फ\u{93c}\u{94b}ट\u{94b}tसह\u{93e}यत\u{93e} ट\u{940}\
मp\"!=%1$@ (%2$lld फ\u{93c}\u{94b}ट\u{94b})%=%1$@ (%2$lld फ\u{93c}\u{94b}ट\u{94b})t%@ क\u{93e} नय\u{93e} स\u{902}\
द\u{947}शtयह ज\u{93e}नकर ख\u{93c}\u{941}श\u{940} ह\u{941}ई क\u{93f} अब सब ठ\u{940}क चल रह\u{93e} ह\u{948}! अगर\
 आपक\u{94b} {app} पस\u{902}द ह\u{948}, त\u{94b} क\u{943}पय\u{93e} App Store पर एक छ\u{94b}ट\u{940}-स\u{940} सम\
\u{940}क\u{94d}ष\u{93e} ल\u{93f}ख\u{947}\u{902}।tआपक\u{947} अच\u{94d}छ\u{947} शब\u{94d}द\u{94b}\u{902} क\u{947}\
 ल\u{93f}ए धन\u{94d}यव\u{93e}द! अगर आपक\u{947} प\u{93e}स थ\u{94b}ड\u{93c}\u{93e} समय ह\u{94b}, त\u{94b} App St\
ore पर {app} क\u{940} एक छ\u{94b}ट\u{940}-स\u{940} सम\u{940}क\u{94d}ष\u{93e} स\u{947} हम\u{947}\u{902} बह\u{941}\
त मदद म\u{93f}ल\u{947}ग\u{940}।t{app} इस\u{94d}त\u{947}म\u{93e}ल करन\u{947} क\u{947} ल\u{93f}ए धन\u{94d}यव\u{93e}\
द! अगर आपक\u{94b} यह ऐप पस\u{902}द ह\u{948}, त\u{94b} App Store पर आपक\u{940} एक छ\u{94b}ट\u{940}-स\u{940} सम\u{940}\
क\u{94d}ष\u{93e} क\u{947} ल\u{93f}ए हम आभ\u{93e}र\u{940} रह\u{947}\u{902}ग\u{947}।P!X!0S\"0D$F$]#tOtvorite apl\
ikaciju da biste pročitali poruku.p#!0%lld fotografija#0%lld fotografije%0%lld fotografijatTim za podrškup#!9%\
1$@ (%2$lld fotografija)#9%1$@ (%2$lld fotografije)%9%1$@ (%2$lld fotografija)t%@: nova porukatDrago nam je št\
o sada sve radi! Ako ste zadovoljni aplikacijom {app}, biste li nam ostavili kratku recenziju u trgovini App S\
tore?tHvala vam na lijepim riječima! Ako nađete malo vremena, kratka recenzija aplikacije {app} u trgovini App\
 Store puno bi nam pomogla.tHvala vam što koristite aplikaciju {app}! Ako vam se sviđa, bili bismo zahvalni na\
 kratkoj recenziji u trgovini App Store.P!:,L!0_#J$D$tAz üzenet elolvasásához nyissa meg az appot.p\"!*%lld fo\
tó%*%lld fotótTámogatásp\"!3%1$@ (%2$lld fotó)%3%1$@ (%2$lld fotó)t%@: új üzenettÖrülünk, hogy már minden műkö\
dik! Ha elégedett a(z) {app} appal, írna róla egy rövid értékelést az App Store-ban?tKöszönjük a kedves szavak\
at! Ha van egy perce, sokat segítene nekünk egy rövid értékeléssel a(z) {app} appról az App Store-ban.tKöszönj\
ük, hogy a(z) {app} appot használja! Ha tetszik Önnek, hálásak lennénk egy rövid értékelésért az App Store-ban\
.>--63V#C$@$tBuka app untuk membaca pesan.p!%)%lld fototTim Dukunganp!%2%1$@ (%2$lld foto)tPesan baru dari %@t\
Senang mendengar semuanya sudah berfungsi! Jika Anda menyukai {app}, maukah Anda menulis ulasan singkat di App\
 Store?tTerima kasih atas kata-kata baiknya! Jika ada waktu sebentar, ulasan singkat tentang {app} di App Stor\
e akan sangat membantu kami.tTerima kasih telah menggunakan {app}! Jika Anda menyukainya, kami akan sangat ber\
terima kasih atas ulasan singkat di App Store.G!F!+A\"6G#O#C#tApri l’app per leggere il messaggio.p#!)%lld fot\
o$,%lld di foto%)%lld fototAssistenzap#!2%1$@ (%2$lld foto)$5%1$@ (%2$lld di foto)%2%1$@ (%2$lld foto)tNuovo m\
essaggio da %@tChe bello sapere che ora funziona! Se ti piace {app}, ci lasceresti una breve recensione su App\
 Store?tGrazie per le belle parole! Se hai un momento, una breve recensione di {app} su App Store ci aiuterebb\
e molto.tGrazie per aver scelto {app}! Se ti piace, ti saremmo grati per una breve recensione su App Store.@\"\
1-=A!E%@&H%tアプリを開いてメッセージをご確認ください。p!%-写真%lld枚tサポートp!%9%1$@（写真%2$lld枚）t%@からの新着メッセージt無事に解決してよかったです！{app}にご満足いただけま\
したら、App Storeで短いレビューを書いていただけないでしょうか？tうれしいお言葉をありがとうございます！お時間がございましたら、App Storeで{app}の短いレビューを書いていただけると大変励みになります。\
t{app}をご利用いただきありがとうございます！お気に召しましたら、App Storeで短いレビューを書いていただけると幸いです。V\"Q!7D\">H*^*L*tಸ\u{c82}ದ\u{cc7}ಶವನ\u{ccd}ನ\
\u{cc1} ಓದಲ\u{cc1} ಆ\u{ccd}ಯಪ\u{ccd} ತ\u{cc6}ರ\u{cc6}ಯ\u{cbf}ರ\u{cbf}.p\"!1%lld ಫ\u{ccb}ಟ\u{ccb}%:%lld ಫ\u{ccb}\
ಟ\u{ccb}ಗಳ\u{cc1}tಸಹ\u{cbe}ಯ ತ\u{c82}ಡp\"!:%1$@ (%2$lld ಫ\u{ccb}ಟ\u{ccb})%C!%1$@ (%2$lld ಫ\u{ccb}ಟ\u{ccb}ಗಳ\u{cc1}\
)t%@: ಹ\u{cca}ಸ ಸ\u{c82}ದ\u{cc7}ಶtಈಗ ಎಲ\u{ccd}ಲವ\u{cc2} ಸರ\u{cbf}ಯ\u{cbe}ಗ\u{cbf} ಕ\u{cc6}ಲಸ ಮ\u{cbe}ಡ\u{cc1}ತ\
\u{ccd}ತ\u{cbf}ದ\u{cc6} ಎ\u{c82}ದ\u{cc1} ತ\u{cbf}ಳ\u{cbf}ದ\u{cc1} ಸ\u{c82}ತ\u{ccb}ಷವ\u{cbe}ಯ\u{cbf}ತ\u{cc1}! {\
app} ನ\u{cbf}ಮಗ\u{cc6} ಇಷ\u{ccd}ಟವ\u{cbe}ಗ\u{cbf}ದ\u{ccd}ದರ\u{cc6}, App Store ನಲ\u{ccd}ಲ\u{cbf} ಒ\u{c82}ದ\u{cc1}\
 ಚ\u{cbf}ಕ\u{ccd}ಕ ವ\u{cbf}ಮರ\u{ccd}ಶ\u{cc6} ಬರ\u{cc6}ಯ\u{cc1}ವ\u{cbf}ರ\u{cbe}?tನ\u{cbf}ಮ\u{ccd}ಮ ಒಳ\u{ccd}ಳ\u{cc6}\
ಯ ಮ\u{cbe}ತ\u{cc1}ಗಳ\u{cbf}ಗ\u{cc6} ಧನ\u{ccd}ಯವ\u{cbe}ದಗಳ\u{cc1}! ನ\u{cbf}ಮಗ\u{cc6} ಸ\u{ccd}ವಲ\u{ccd}ಪ ಸಮಯವ\u{cbf}\
ದ\u{ccd}ದರ\u{cc6}, App Store ನಲ\u{ccd}ಲ\u{cbf} {app} ಬಗ\u{ccd}ಗ\u{cc6} ಒ\u{c82}ದ\u{cc1} ಚ\u{cbf}ಕ\u{ccd}ಕ ವ\u{cbf}\
ಮರ\u{ccd}ಶ\u{cc6} ಬರ\u{cc6}ದರ\u{cc6} ನಮಗ\u{cc6} ತ\u{cc1}\u{c82}ಬ\u{cbe} ಸಹ\u{cbe}ಯವ\u{cbe}ಗ\u{cc1}ತ\u{ccd}ತದ\u{cc6}\
.t{app} ಬಳಸ\u{cc1}ತ\u{ccd}ತ\u{cbf}ರ\u{cc1}ವ\u{cc1}ದಕ\u{ccd}ಕ\u{cc6} ಧನ\u{ccd}ಯವ\u{cbe}ದಗಳ\u{cc1}! ಈ ಆ\u{ccd}ಯಪ\
\u{ccd} ನ\u{cbf}ಮಗ\u{cc6} ಇಷ\u{ccd}ಟವ\u{cbe}ಗ\u{cbf}ದ\u{ccd}ದರ\u{cc6}, App Store ನಲ\u{ccd}ಲ\u{cbf} ಒ\u{c82}ದ\u{cc1}\
 ಚ\u{cbf}ಕ\u{ccd}ಕ ವ\u{cbf}ಮರ\u{ccd}ಶ\u{cc6} ಬರ\u{cc6}ದರ\u{cc6} ನ\u{cbe}ವ\u{cc1} ಆಭ\u{cbe}ರ\u{cbf}ಗಳ\u{cbe}ಗ\u{cbf}\
ರ\u{cc1}ತ\u{ccd}ತ\u{cc7}ವ\u{cc6}.L!22;4G$M$L$t앱을 열어 메시지를 확인하세요.p!%.사진 %lld장t고객 지원 팀p!%7%1$@ (사진 %2$lld장)t%@의 새\
 메시지t이제 잘 작동한다니 정말 기뻐요! {app} 앱이 마음에 드신다면 App Store에 짧은 리뷰를 남겨 주시겠어요?t따뜻한 말씀 감사해요! 잠시 시간이 되신다면 App Store에 {app\
} 앱의 짧은 리뷰를 남겨 주세요. 큰 힘이 돼요.t{app} 앱을 이용해 주셔서 감사해요! 마음에 드신다면 App Store에 짧은 리뷰를 남겨 주세요. 큰 도움이 돼요.\\\"Z!7N\"J!L*\
_+O*tസന\u{d4d}ദ\u{d47}ശ\u{d02} വ\u{d3e}യ\u{d3f}ക\u{d4d}ക\u{d3e}ൻ ആപ\u{d4d}പ\u{d4d} ത\u{d41}റക\u{d4d}ക\u{d41}ക.\
p\"!7%lld ഫ\u{d4b}ട\u{d4d}ട\u{d4b}%=%lld ഫ\u{d4b}ട\u{d4d}ട\u{d4b}കൾtസഹ\u{d3e}യ ട\u{d40}\u{d02}p\"!@!%1$@ (%2$l\
ld ഫ\u{d4b}ട\u{d4d}ട\u{d4b})%F!%1$@ (%2$lld ഫ\u{d4b}ട\u{d4d}ട\u{d4b}കൾ)t%@: പ\u{d41}ത\u{d3f}യ സന\u{d4d}ദ\u{d47}\
ശ\u{d02}tഇപ\u{d4d}പ\u{d4b}ൾ എല\u{d4d}ല\u{d3e}\u{d02} ശര\u{d3f}യ\u{d3e}യ\u{d3f} പ\u{d4d}രവർത\u{d4d}ത\u{d3f}ക\u{d4d}\
ക\u{d41}ന\u{d4d}ന\u{d41} എന\u{d4d}നറ\u{d3f}ഞ\u{d4d}ഞത\u{d3f}ൽ സന\u{d4d}ത\u{d4b}ഷ\u{d02}! {app} ന\u{d3f}ങ\u{d4d}\
ങൾക\u{d4d}ക\u{d4d} ഇഷ\u{d4d}ടമ\u{d3e}ണ\u{d46}ങ\u{d4d}ക\u{d3f}ൽ, App Store-ൽ ഒര\u{d41} ച\u{d46}റ\u{d3f}യ റ\u{d3f}\
വ\u{d4d}യ\u{d42} എഴ\u{d41}ത\u{d3e}മ\u{d4b}?tന\u{d3f}ങ\u{d4d}ങള\u{d41}ട\u{d46} നല\u{d4d}ല വ\u{d3e}ക\u{d4d}ക\u{d41}\
കൾക\u{d4d}ക\u{d4d} നന\u{d4d}ദ\u{d3f}! അൽപ\u{d4d}പ\u{d02} സമയമ\u{d41}ണ\u{d4d}ട\u{d46}ങ\u{d4d}ക\u{d3f}ൽ, App Sto\
re-ൽ {app} എന\u{d4d}ന ആപ\u{d4d}പ\u{d3f}ന\u{d46}ക\u{d4d}ക\u{d41}റ\u{d3f}ച\u{d4d}ച\u{d4d} ഒര\u{d41} ച\u{d46}റ\u{d3f}\
യ റ\u{d3f}വ\u{d4d}യ\u{d42} എഴ\u{d41}ത\u{d3f}യ\u{d3e}ൽ ഞങ\u{d4d}ങൾക\u{d4d}ക\u{d4d} വല\u{d3f}യ സഹ\u{d3e}യമ\u{d3e}\
ക\u{d41}\u{d02}.t{app} ഉപയ\u{d4b}ഗ\u{d3f}ക\u{d4d}ക\u{d41}ന\u{d4d}നത\u{d3f}ന\u{d4d} നന\u{d4d}ദ\u{d3f}! ഈ ആപ\u{d4d}\
പ\u{d4d} ന\u{d3f}ങ\u{d4d}ങൾക\u{d4d}ക\u{d4d} ഇഷ\u{d4d}ടമ\u{d3e}ണ\u{d46}ങ\u{d4d}ക\u{d3f}ൽ, App Store-ൽ ഒര\u{d41}\
 ച\u{d46}റ\u{d3f}യ റ\u{d3f}വ\u{d4d}യ\u{d42} എഴ\u{d41}ത\u{d3f}യ\u{d3e}ൽ ഞങ\u{d4d}ങൾ നന\u{d4d}ദ\u{d3f}യ\u{d41}ള\u{d4d}\
ളവര\u{d3e}യ\u{d3f}ര\u{d3f}ക\u{d4d}ക\u{d41}\u{d02}.G\"H!4Z!A!S(L*Y(tस\u{902}द\u{947}श व\u{93e}चण\u{94d}य\u{93e}\
स\u{93e}ठ\u{940} ॲप उघड\u{93e}.p\"!1%lld फ\u{94b}ट\u{94b}%1%lld फ\u{94b}ट\u{94b}tमदत ट\u{940}मp\"!:%1$@ (%2$ll\
d फ\u{94b}ट\u{94b})%:%1$@ (%2$lld फ\u{94b}ट\u{94b})t%@: नव\u{940}न स\u{902}द\u{947}शtआत\u{93e} सगळ\u{947} व\u{94d}\
यवस\u{94d}थ\u{93f}त च\u{93e}लत आह\u{947} ह\u{947} ऐक\u{942}न आन\u{902}द झ\u{93e}ल\u{93e}! त\u{941}म\u{94d}ह\u{93e}\
ल\u{93e} {app} आवडत अस\u{947}ल, तर App Store वर एक छ\u{94b}ट\u{947}स\u{947} पर\u{940}क\u{94d}षण ल\u{93f}ह\u{93e}\
ल क\u{93e}?tत\u{941}मच\u{94d}य\u{93e} छ\u{93e}न शब\u{94d}द\u{93e}\u{902}स\u{93e}ठ\u{940} धन\u{94d}यव\u{93e}द! \
त\u{941}मच\u{94d}य\u{93e}कड\u{947} थ\u{94b}ड\u{93e} व\u{947}ळ अस\u{947}ल, तर App Store वर {app} बद\u{94d}दल एक\
 छ\u{94b}ट\u{947}स\u{947} पर\u{940}क\u{94d}षण ल\u{93f}ह\u{93f}ल\u{94d}य\u{93e}स आम\u{94d}ह\u{93e}ल\u{93e} ख\u{942}\
प मदत ह\u{94b}ईल.t{app} व\u{93e}परल\u{94d}य\u{93e}बद\u{94d}दल धन\u{94d}यव\u{93e}द! त\u{941}म\u{94d}ह\u{93e}ल\u{93e}\
 ह\u{947} ॲप आवडत अस\u{947}ल, तर App Store वर एक छ\u{94b}ट\u{947}स\u{947} पर\u{940}क\u{94d}षण ल\u{93f}ह\u{93f}\
ल\u{94d}य\u{93e}स आम\u{94d}ह\u{940} आभ\u{93e}र\u{940} र\u{93e}ह\u{942}.>-169O#@$P#tBuka app untuk membaca mese\
j.p!%)%lld fototPasukan Sokonganp!%2%1$@ (%2$lld foto)tMesej baharu daripada %@tKami gembira semuanya sudah be\
rfungsi! Jika anda suka {app}, sudikah anda menulis ulasan ringkas di App Store?tTerima kasih atas kata-kata y\
ang baik! Jika anda ada masa, ulasan ringkas tentang {app} di App Store akan sangat membantu kami.tTerima kasi\
h kerana menggunakan {app}! Jika anda menyukainya, kami amat menghargai ulasan ringkas di App Store.C!;.M!2O#V\
#J#tÅpne appen for å lese meldingen.p\"!*%lld bilde%+%lld bildertBrukerstøttep\"!3%1$@ (%2$lld bilde)%4%1$@ (%\
2$lld bilder)tNy melding fra %@tSå fint at det fungerer nå! Hvis du er fornøyd med {app}, blir vi glade for en\
 kort anmeldelse i App Store.tTakk for de hyggelige ordene! Hvis du har et øyeblikk, ville en kort anmeldelse \
av {app} i App Store hjelpe oss mye.tTakk for at du bruker {app}! Hvis du liker appen, setter vi stor pris på \
en kort anmeldelse i App Store.E!<0N!A!N#[#R#tOpen de app om het bericht te lezen.p\"!)%lld foto%-%lld foto’st\
Het supportteamp\"!2%1$@ (%2$lld foto)%6%1$@ (%2$lld foto’s)t%@ heeft je een bericht gestuurdtFijn dat het nu \
werkt! Als je blij bent met {app}, wil je dan een korte recensie achterlaten in de App Store?tBedankt voor je \
aardige woorden! Als je even tijd hebt, zou een korte recensie van {app} in de App Store ons enorm helpen.tBed\
ankt dat je {app} gebruikt! Als de app je bevalt, zijn we je dankbaar voor een korte recensie in de App Store.\
U\"N!@!@\"G!E(V*B)tବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e} ପଢ\u{b3c}\u{b3f}ବ\u{b3e}କ\u{b41} ଆପ\u{b4d} ଖ\u{b4b}ଲନ\u{b4d}\
ତ\u{b41}।p\"!4%lldଟ\u{b3f} ଫଟ\u{b4b}%4%lldଟ\u{b3f} ଫଟ\u{b4b}tସହ\u{b3e}ୟତ\u{b3e} ଟ\u{b3f}ମ\u{b4d}p\"!=%1$@ (%2$\
lldଟ\u{b3f} ଫଟ\u{b4b})%=%1$@ (%2$lldଟ\u{b3f} ଫଟ\u{b4b})t%@: ନ\u{b42}ଆ ବ\u{b3e}ର\u{b4d}ତ\u{b4d}ତ\u{b3e}tଏବ\u{b47}\
 ସବ\u{b41} ଠ\u{b3f}କ\u{b4d} ଚ\u{b3e}ଲ\u{b41}ଛ\u{b3f} ଜ\u{b3e}ଣ\u{b3f} ଖ\u{b41}ସ\u{b3f} ଲ\u{b3e}ଗ\u{b3f}ଲ\u{b3e}\
! ଯଦ\u{b3f} ଆପଣଙ\u{b4d}କ\u{b41} {app} ଭଲ ଲ\u{b3e}ଗ\u{b41}ଥ\u{b3e}ଏ, ତ\u{b47}ବ\u{b47} App Storeର\u{b47} ଏକ ଛ\u{b4b}\
ଟ ସମ\u{b40}କ\u{b4d}ଷ\u{b3e} ଲ\u{b47}ଖ\u{b3f}ବ\u{b47} କ\u{b3f}?tଆପଣଙ\u{b4d}କ ସ\u{b41}ନ\u{b4d}ଦର କଥ\u{b3e} ପ\u{b3e}\
ଇ\u{b01} ଧନ\u{b4d}ୟବ\u{b3e}ଦ! ଯଦ\u{b3f} ଆପଣଙ\u{b4d}କ ପ\u{b3e}ଖର\u{b47} ଟ\u{b3f}କ\u{b47} ସମୟ ଥ\u{b3e}ଏ, ତ\u{b47}\
ବ\u{b47} App Storeର\u{b47} {app} ବ\u{b3f}ଷୟର\u{b47} ଏକ ଛ\u{b4b}ଟ ସମ\u{b40}କ\u{b4d}ଷ\u{b3e} ଲ\u{b47}ଖ\u{b3f}ଲ\u{b47}\
 ଆମକ\u{b41} ବହ\u{b41}ତ ସ\u{b3e}ହ\u{b3e}ଯ\u{b4d}ୟ ମ\u{b3f}ଳ\u{b3f}ବ।t{app} ବ\u{b4d}ୟବହ\u{b3e}ର କର\u{b41}ଥ\u{b3f}\
ବ\u{b3e}ର\u{b41} ଧନ\u{b4d}ୟବ\u{b3e}ଦ! ଯଦ\u{b3f} ଏହ\u{b3f} ଆପ\u{b4d} ଆପଣଙ\u{b4d}କ\u{b41} ଭଲ ଲ\u{b3e}ଗ\u{b41}ଥ\u{b3e}\
ଏ, ତ\u{b47}ବ\u{b47} App Storeର\u{b47} ଏକ ଛ\u{b4b}ଟ ସମ\u{b40}କ\u{b4d}ଷ\u{b3e} ପ\u{b3e}ଇ\u{b01} ଆମ\u{b47} କ\u{b43}\
ତଜ\u{b4d}ଞ ରହ\u{b3f}ବ\u{b41}।G\"T!=G\"S!P)F*F(tਸ\u{a41}ਨ\u{a47}ਹ\u{a3e} ਪੜ\u{a4d}ਹਨ ਲਈ ਐਪ ਖ\u{a4b}ਲ\u{a4d}ਹ\u{a4b}\
।p\"!4%lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b}%:%lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b}ਆ\u{a02}tਸਹ\u{a3e}ਇਤ\u{a3e} ਟ\u{a40}ਮp\"!=%1$@\
 (%2$lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b})%C!%1$@ (%2$lld ਫ\u{a3c}\u{a4b}ਟ\u{a4b}ਆ\u{a02})t%@ ਵ\u{a71}ਲ\u{a4b}\u{a02} ਨ\
ਵ\u{a3e}\u{a02} ਸ\u{a41}ਨ\u{a47}ਹ\u{a3e}tਇਹ ਜ\u{a3e}ਣ ਕ\u{a47} ਖ\u{a3c}\u{a41}ਸ\u{a3c}\u{a40} ਹ\u{a4b}ਈ ਕ\u{a3f}\
 ਹ\u{a41}ਣ ਸਭ ਠ\u{a40}ਕ ਚ\u{a71}ਲ ਰ\u{a3f}ਹ\u{a3e} ਹ\u{a48}! ਜ\u{a47} ਤ\u{a41}ਹ\u{a3e}ਨ\u{a42}\u{a70} {app} ਪਸ\
\u{a70}ਦ ਹ\u{a48}, ਤ\u{a3e}\u{a02} ਕ\u{a3f}ਰਪ\u{a3e} ਕਰਕ\u{a47} App Store ’ਤ\u{a47} ਇ\u{a71}ਕ ਛ\u{a4b}ਟ\u{a40}\
 ਜ\u{a3f}ਹ\u{a40} ਸਮ\u{a40}ਖ\u{a3f}ਆ ਲ\u{a3f}ਖ\u{a4b}।tਤ\u{a41}ਹ\u{a3e}ਡ\u{a47} ਚ\u{a70}ਗ\u{a47} ਸ\u{a3c}ਬਦ\u{a3e}\
\u{a02} ਲਈ ਧ\u{a70}ਨਵ\u{a3e}ਦ! ਜ\u{a47} ਤ\u{a41}ਹ\u{a3e}ਡ\u{a47} ਕ\u{a4b}ਲ ਥ\u{a4b}ੜ\u{a4d}ਹ\u{a3e} ਸਮ\u{a3e}\u{a02}\
 ਹ\u{a4b}ਵ\u{a47}, ਤ\u{a3e}\u{a02} App Store ’ਤ\u{a47} {app} ਦ\u{a40} ਇ\u{a71}ਕ ਛ\u{a4b}ਟ\u{a40} ਜ\u{a3f}ਹ\u{a40}\
 ਸਮ\u{a40}ਖ\u{a3f}ਆ ਨ\u{a3e}ਲ ਸ\u{a3e}ਡ\u{a40} ਬਹ\u{a41}ਤ ਮਦਦ ਹ\u{a4b}ਵ\u{a47}ਗ\u{a40}।t{app} ਵਰਤਣ ਲਈ ਧ\u{a70}\
ਨਵ\u{a3e}ਦ! ਜ\u{a47} ਤ\u{a41}ਹ\u{a3e}ਨ\u{a42}\u{a70} ਇਹ ਐਪ ਪਸ\u{a70}ਦ ਹ\u{a48}, ਤ\u{a3e}\u{a02} App Store ’ਤ\u{a47}\
 ਇ\u{a71}ਕ ਛ\u{a4b}ਟ\u{a40} ਜ\u{a3f}ਹ\u{a40} ਸਮ\u{a40}ਖ\u{a3f}ਆ ਲਈ ਅਸ\u{a40}\u{a02} ਧ\u{a70}ਨਵ\u{a3e}ਦ\u{a40} \
ਹ\u{a4b}ਵ\u{a3e}\u{a02}ਗ\u{a47}।Q!]!2A#5I$]#]#tOtwórz aplikację, aby przeczytać wiadomość.p$!-%lld zdjęcie#-%l\
ld zdjęcia$,%lld zdjęć%-%lld zdjęciatZespół wsparciap$!6%1$@ (%2$lld zdjęcie)#6%1$@ (%2$lld zdjęcia)$5%1$@ (%2\
$lld zdjęć)%6%1$@ (%2$lld zdjęcia)t%@: nowa wiadomośćtCieszymy się, że wszystko już działa! Jeśli aplikacja {a\
pp} Ci się podoba, będziemy wdzięczni za krótką recenzję w App Store.tDziękujemy za miłe słowa! Jeśli znajdzie\
sz chwilę, krótka recenzja aplikacji {app} w App Store bardzo by nam pomogła.tDziękujemy za korzystanie z apli\
kacji {app}! Jeśli Ci się podoba, będziemy wdzięczni za krótką recenzję w App Store.@!H!(C\"4[#_#V#tAbra o app\
 para ler a mensagem.p#!)%lld foto$-%lld de fotos%*%lld fotostSuportep#!2%1$@ (%2$lld foto)$6%1$@ (%2$lld de f\
otos)%3%1$@ (%2$lld fotos)tNova mensagem de %@tQue bom saber que agora está funcionando! Se você gosta do app \
{app}, poderia deixar uma breve avaliação na App Store?tAgradecemos as palavras gentis! Se você tiver um momen\
to, uma breve avaliação do app {app} na App Store nos ajudaria muito.tAgradecemos por usar o app {app}! Se voc\
ê gosta dele, uma breve avaliação na App Store nos deixaria muito felizes.@!Z!(U\"4U#A$M#tAbra a app para ler \
a mensagem.p#!/%lld fotografia$3%lld de fotografias%0%lld fotografiastSuportep#!8%1$@ (%2$lld fotografia)$<%1$\
@ (%2$lld de fotografias)%9%1$@ (%2$lld fotografias)tMensagem nova de %@tFicamos contentes por saber que já fu\
nciona! Se gosta da app {app}, poderia deixar uma breve crítica na App Store?tAgradecemos as suas palavras sim\
páticas! Se tiver um momento, uma breve crítica à app {app} na App Store ajudar-nos-ia muito.tAgradecemos-lhe \
por usar a app {app}! Se gosta dela, uma breve crítica na App Store seria uma grande ajuda.N!G!,B\"3O#H$_#tDes\
chideți aplicația pentru a citi mesajul.p#!*%lld poză#)%lld poze%,%lld de pozetAsistențăp#!3%1$@ (%2$lld poză)\
#2%1$@ (%2$lld poze)%5%1$@ (%2$lld de poze)tMesaj nou de la %@tNe bucurăm că acum funcționează! Dacă vă place \
{app}, ați putea lăsa o scurtă recenzie în App Store?tVă mulțumim pentru cuvintele frumoase! Dacă aveți un mom\
ent, o scurtă recenzie pentru {app} în App Store ne-ar ajuta foarte mult.tVă mulțumim că folosiți {app}! Dacă \
vă place aplicația, v-am fi recunoscători pentru o scurtă recenzie în App Store.Y\"^!@!B#B!T%J&I&tОткройте при\
ложение, чтобы прочитать сообщение.p$!-%lld фото#-%lld фото$-%lld фото%-%lld фотоtСлужба поддержкиp$!6%1$@ (%2\
$lld фото)#6%1$@ (%2$lld фото)$6%1$@ (%2$lld фото)%6%1$@ (%2$lld фото)t%@: новое сообщениеtРады, что теперь вс\
ё работает! Если вам нравится {app}, не могли бы вы оставить короткий отзыв в App Store?tСпасибо за добрые сло\
ва! Если у вас найдётся минутка, короткий отзыв о приложении {app} в App Store очень нам поможет.tСпасибо, что\
 пользуетесь приложением {app}! Если оно вам нравится, мы будем благодарны за короткий отзыв в App Store.P!S!-\
W\"2Y#U#R#tSprávu si prečítate po otvorení aplikácie.p$!*%lld fotka#*%lld fotky$*%lld fotky%+%lld fotiektTím p\
odporyp$!3%1$@ (%2$lld fotka)#3%1$@ (%2$lld fotky)$3%1$@ (%2$lld fotky)%4%1$@ (%2$lld fotiek)t%@: nová správat\
Sme radi, že už všetko funguje! Ak ste s aplikáciou {app} spokojní, potešila by nás krátka recenzia v App Stor\
e.tĎakujeme za milé slová! Ak máte chvíľku, krátka recenzia aplikácie {app} v App Store by nám veľmi pomohla.t\
Ďakujeme, že používate aplikáciu {app}! Ak sa vám páči, budeme vďační za krátku recenziu v App Store.M!I\"1M#4\
[#@$Q#tOdprite aplikacijo, da preberete sporočilo.p$!0%lld fotografija\"0%lld fotografiji#0%lld fotografije%/%\
lld fotografijtEkipa za podporop$!9%1$@ (%2$lld fotografija)\"9%1$@ (%2$lld fotografiji)#9%1$@ (%2$lld fotogra\
fije)%8%1$@ (%2$lld fotografij)t%@: novo sporočilotVeseli nas, da zdaj vse deluje! Če ste z aplikacijo {app} z\
adovoljni, bi nam napisali kratko mnenje v trgovini App Store?tHvala za prijazne besede! Če imate trenutek čas\
a, bi nam kratko mnenje o aplikaciji {app} v trgovini App Store zelo pomagalo.tHvala, da uporabljate aplikacij\
o {app}! Če vam je všeč, bomo hvaležni za kratko mnenje v trgovini App Store.I!:.L!9L#T#G#tÖppna appen för att\
 läsa meddelandet.p\"!)%lld bild%+%lld bildertSupportteametp\"!2%1$@ (%2$lld bild)%4%1$@ (%2$lld bilder)tNytt \
meddelande från %@tVad bra att det fungerar nu! Om du är nöjd med {app} får du gärna lämna en kort recension i\
 App Store.tTack för de fina orden! Om du har en stund över skulle en kort recension av {app} i App Store hjäl\
pa oss mycket.tTack för att du använder {app}! Om du gillar appen blir vi glada för en kort recension i App St\
ore.N#Q!@!D\"G!K*_+W*tச\u{bc6}ய\u{bcd}த\u{bbf}ய\u{bc8}ப\u{bcd} பட\u{bbf}க\u{bcd}க ச\u{bc6}யல\u{bbf}ய\u{bc8}த\u{bcd}\
 த\u{bbf}றக\u{bcd}கவ\u{bc1}ம\u{bcd}.p\"!1%lld படம\u{bcd}%:%lld படங\u{bcd}கள\u{bcd}tஉதவ\u{bbf}க\u{bcd} க\u{bc1}\
ழ\u{bc1}p\"!:%1$@ (%2$lld படம\u{bcd})%C!%1$@ (%2$lld படங\u{bcd}கள\u{bcd})t%@: ப\u{bc1}த\u{bbf}ய ச\u{bc6}ய\u{bcd}\
த\u{bbf}tஇப\u{bcd}ப\u{bcb}த\u{bc1} எல\u{bcd}ல\u{bbe}ம\u{bcd} சர\u{bbf}ய\u{bbe}க இயங\u{bcd}க\u{bc1}வத\u{bbf}ல\u{bcd}\
 மக\u{bbf}ழ\u{bcd}ச\u{bcd}ச\u{bbf}! {app} உங\u{bcd}கள\u{bc1}க\u{bcd}க\u{bc1}ப\u{bcd} ப\u{bbf}ட\u{bbf}த\u{bcd}த\
\u{bbf}ர\u{bc1}ந\u{bcd}த\u{bbe}ல\u{bcd}, App Store-இல\u{bcd} ஒர\u{bc1} ச\u{bbf}ற\u{bbf}ய மத\u{bbf}ப\u{bcd}ப\u{bc1}\
ர\u{bc8} எழ\u{bc1}த\u{bc1}வ\u{bc0}ர\u{bcd}கள\u{bbe}?tஉங\u{bcd}கள\u{bcd} அன\u{bcd}ப\u{bbe}ன வ\u{bbe}ர\u{bcd}த\u{bcd}\
த\u{bc8}கள\u{bc1}க\u{bcd}க\u{bc1} நன\u{bcd}ற\u{bbf}! உங\u{bcd}கள\u{bc1}க\u{bcd}க\u{bc1} ந\u{bc7}ரம\u{bcd} இர\u{bc1}\
ந\u{bcd}த\u{bbe}ல\u{bcd}, App Store-இல\u{bcd} {app} பற\u{bcd}ற\u{bbf} ஒர\u{bc1} ச\u{bbf}ற\u{bbf}ய மத\u{bbf}ப\u{bcd}\
ப\u{bc1}ர\u{bc8} எழ\u{bc1}த\u{bbf}ன\u{bbe}ல\u{bcd} எங\u{bcd}கள\u{bc1}க\u{bcd}க\u{bc1}ப\u{bcd} ப\u{bc6}ர\u{bbf}\
த\u{bc1}ம\u{bcd} உதவ\u{bc1}ம\u{bcd}.t{app} ச\u{bc6}யல\u{bbf}ய\u{bc8}ப\u{bcd} பயன\u{bcd}பட\u{bc1}த\u{bcd}த\u{bc1}\
வதற\u{bcd}க\u{bc1} நன\u{bcd}ற\u{bbf}! உங\u{bcd}கள\u{bc1}க\u{bcd}க\u{bc1}ப\u{bcd} ப\u{bbf}ட\u{bbf}த\u{bcd}த\u{bbf}\
ர\u{bc1}ந\u{bcd}த\u{bbe}ல\u{bcd}, App Store-இல\u{bcd} ஒர\u{bc1} ச\u{bbf}ற\u{bbf}ய மத\u{bbf}ப\u{bcd}ப\u{bc1}ர\u{bc8}\
 எழ\u{bc1}த\u{bbf}ன\u{bbe}ல\u{bcd} மக\u{bbf}ழ\u{bcd}ச\u{bcd}ச\u{bbf} அட\u{bc8}வ\u{bcb}ம\u{bcd}.H#N!=A\"V!P(O)_\
(tస\u{c02}ద\u{c47}శ\u{c3e}న\u{c4d}న\u{c3f} చదవడ\u{c3e}న\u{c3f}క\u{c3f} య\u{c3e}ప\u{c4d}\u{200c}న\u{c41} త\u{c46}\
రవ\u{c02}డ\u{c3f}.p\"!1%lld ఫ\u{c4b}ట\u{c4b}%7%lld ఫ\u{c4b}ట\u{c4b}ల\u{c41}tసహ\u{c3e}య బ\u{c43}\u{c02}ద\u{c02}\
p\"!:%1$@ (%2$lld ఫ\u{c4b}ట\u{c4b})%@!%1$@ (%2$lld ఫ\u{c4b}ట\u{c4b}ల\u{c41})t%@ న\u{c41}\u{c02}డ\u{c3f} క\u{c4a}\
త\u{c4d}త స\u{c02}ద\u{c47}శ\u{c02}tఇప\u{c4d}ప\u{c41}డ\u{c41} అ\u{c02}త\u{c3e} బ\u{c3e}గ\u{c3e} పన\u{c3f}చ\u{c47}\
స\u{c4d}త\u{c4b}\u{c02}దన\u{c3f} త\u{c46}ల\u{c3f}స\u{c3f} స\u{c02}త\u{c4b}ష\u{c02}గ\u{c3e} ఉ\u{c02}ద\u{c3f}! {\
app} మ\u{c40}క\u{c41} నచ\u{c4d}చ\u{c3f}త\u{c47}, App Storeల\u{c4b} ఒక చ\u{c3f}న\u{c4d}న ర\u{c3f}వ\u{c4d}య\u{c42}\
 ర\u{c3e}స\u{c4d}త\u{c3e}ర\u{c3e}?tమ\u{c40} మ\u{c02}చ\u{c3f} మ\u{c3e}టలక\u{c41} ధన\u{c4d}యవ\u{c3e}ద\u{c3e}ల\u{c41}\
! మ\u{c40}క\u{c41} క\u{c3e}స\u{c4d}త సమయ\u{c02} ఉ\u{c02}ట\u{c47}, App Storeల\u{c4b} {app} గ\u{c41}ర\u{c3f}\u{c02}\
చ\u{c3f} ఒక చ\u{c3f}న\u{c4d}న ర\u{c3f}వ\u{c4d}య\u{c42} ర\u{c3e}స\u{c4d}త\u{c47} మ\u{c3e}క\u{c41} చ\u{c3e}ల\u{c3e}\
 సహ\u{c3e}య\u{c02}గ\u{c3e} ఉ\u{c02}ట\u{c41}\u{c02}ద\u{c3f}.t{app} ఉపయ\u{c4b}గ\u{c3f}స\u{c4d}త\u{c41}న\u{c4d}న\u{c02}\
ద\u{c41}క\u{c41} ధన\u{c4d}యవ\u{c3e}ద\u{c3e}ల\u{c41}! ఈ య\u{c3e}ప\u{c4d} మ\u{c40}క\u{c41} నచ\u{c4d}చ\u{c3f}త\u{c47}\
, App Storeల\u{c4b} ఒక చ\u{c3f}న\u{c4d}న ర\u{c3f}వ\u{c4d}య\u{c42} ర\u{c3e}స\u{c4d}త\u{c47} మ\u{c47}మ\u{c41} క\u{c43}\
తజ\u{c4d}ఞ\u{c41}లమ\u{c48} ఉ\u{c02}ట\u{c3e}మ\u{c41}.F\"F!E!O!N!E']&P&tเป\u{e34}ดแอปเพ\u{e37}\u{e48}ออ\u{e48}าน\
ข\u{e49}อความp!%A!ร\u{e39}ปภาพ %lld ร\u{e39}ปtฝ\u{e48}ายสน\u{e31}บสน\u{e38}นp!%J!%1$@ (ร\u{e39}ปภาพ %2$lld ร\u{e39}\
ป)tข\u{e49}อความใหม\u{e48}จาก %@tด\u{e35}ใจท\u{e35}\u{e48}ตอนน\u{e35}\u{e49}ใช\u{e49}งานได\u{e49}แล\u{e49}ว! ห\
ากค\u{e38}ณชอบ {app} รบกวนเข\u{e35}ยนร\u{e35}ว\u{e34}วส\u{e31}\u{e49}นๆ บน App Store ให\u{e49}เราได\u{e49}ไหมt\
ขอบค\u{e38}ณสำหร\u{e31}บคำชม! หากค\u{e38}ณพอม\u{e35}เวลา ร\u{e35}ว\u{e34}วส\u{e31}\u{e49}นๆ เก\u{e35}\u{e48}ยว\
ก\u{e31}บ {app} บน App Store จะช\u{e48}วยเราได\u{e49}มากtขอบค\u{e38}ณท\u{e35}\u{e48}ใช\u{e49} {app}! หากค\u{e38}\
ณชอบแอปน\u{e35}\u{e49} โปรดช\u{e48}วยเข\u{e35}ยนร\u{e35}ว\u{e34}วส\u{e31}\u{e49}นๆ บน App Store ให\u{e49}เราด\u{e49}\
วยI!B!-T!8B$W$N$tMesajı okumak için uygulamayı açın.p\"!.%lld fotoğraf%.%lld fotoğraftDestek Ekibip\"!7%1$@ (%\
2$lld fotoğraf)%7%1$@ (%2$lld fotoğraf)t%@ size mesaj gönderditArtık çalıştığını duymak çok güzel! {app} uygul\
amasından memnunsanız App Store’da kısa bir yorum yazar mısınız?tGüzel sözleriniz için teşekkür ederiz! Vaktin\
iz varsa {app} uygulaması için App Store’da kısa bir yorum yazmanız bize çok yardımcı olur.t{app} uygulamasını\
 kullandığınız için teşekkür ederiz! Beğendiyseniz App Store’da kısa bir yorum yazmanız bizi çok mutlu eder.Y\"\
^!@!B#F!P%]%D&tВідкрийте програму, щоб прочитати повідомлення.p$!-%lld фото#-%lld фото$-%lld фото%-%lld фотоtС\
лужба підтримкиp$!6%1$@ (%2$lld фото)#6%1$@ (%2$lld фото)$6%1$@ (%2$lld фото)%6%1$@ (%2$lld фото)t%@: нове пов\
ідомленняtЧудово, що тепер усе працює! Якщо вам подобається {app}, чи не залишили б ви короткий відгук в App S\
tore?tДякуємо за теплі слова! Якщо маєте хвилинку, короткий відгук про програму {app} в App Store дуже б нам д\
опоміг.tДякуємо, що користуєтеся програмою {app}! Якщо вона вам подобається, будемо вдячні за короткий відгук \
в App Store.X!F!2X!B!B&D&E&tپیغام پڑھنے کے لیے ایپ کھولیں۔p\"!/%lld تصویر%1%lld تصاویرtسپورٹ ٹیمp\"!8%1$@ (%2$\
lld تصویر)%:%1$@ (%2$lld تصاویر)tنیا پیغام منجانب %@tیہ جان کر خوشی ہوئی کہ اب سب ٹھیک چل رہا ہے! اگر آپ کو {a\
pp} پسند ہے تو براہ\u{650} کرم App Store پر ایک مختصر ریویو لکھیں۔tآپ کے اچھے الفاظ کا شکریہ! اگر آپ کے پاس تھ\
وڑا وقت ہو تو App Store پر {app} کے ایک مختصر ریویو سے ہماری بہت مدد ہو گی۔tہماری ایپ {app} استعمال کرنے کا شک\
ریہ! اگر آپ کو یہ پسند ہے تو App Store پر ایک مختصر ریویو کے لیے ہم شکر گزار ہوں گے۔K!.779D%U%U$tMở ứng dụng đ\
ể đọc tin nhắn.p!%*%lld ảnhtBộ phận hỗ trợp!%3%1$@ (%2$lld ảnh)tTin nhắn mới từ %@tThật vui khi biết mọi thứ đ\
ã hoạt động tốt! Nếu bạn thích {app}, bạn có thể viết một bài đánh giá ngắn trên App Store không?tCảm ơn những\
 lời động viên của bạn! Nếu bạn có chút thời gian, một bài đánh giá ngắn về {app} trên App Store sẽ giúp chúng\
 tôi rất nhiều.tCảm ơn bạn đã sử dụng {app}! Nếu bạn thích ứng dụng này, rất mong bạn viết một bài đánh giá ng\
ắn trên App Store.;2->2R#\\#U#t打开 App 查看消息。p!%.%lld 张照片t客服团队p!%:%1$@（%2$lld 张照片）t%@发来新消息t很高兴问题已经解决！如果您喜欢 {app}\
，可以在 App Store 为我们写一条简短的评论吗？t感谢您的肯定！如果您方便，欢迎在 App Store 为 {app} 写一条简短的评论，这对我们很有帮助。t感谢您使用 {app}！如果您喜欢它，欢迎在 App \
Store 写一条简短的评论，我们将不胜感激。A!2->2O#_#O#t打開 App 即可閱讀訊息。p!%.%lld 張照片t客服團隊p!%:%1$@（%2$lld 張照片）t%@傳來新訊息t很高興問題已經解決！如果您喜\
歡 {app}，願意在 App Store 為我們留下簡短的評論嗎？t感謝您的讚美！如果您方便，歡迎在 App Store 為 {app} 留下簡短的評論，對我們會有很大的幫助。t感謝您使用 {app}！如果您喜歡，歡迎\
在 App Store 留下簡短的評論，我們會非常感激。>2->2I#B$S#t開啟 App 以閱讀訊息。p!%.%lld 張相片t支援團隊p!%:%1$@（%2$lld 張相片）t%@傳來新訊息t很高興問題已經解決！如\
果你喜歡 {app}，可否在 App Store 為我們撰寫簡短評論？t多謝你的讚賞！如果你有少許時間，歡迎在 App Store 為 {app} 撰寫簡短評論，對我們會有很大幫助。t多謝你使用 {app}！如果你喜歡這\
個 App，歡迎在 App Store 撰寫簡短評論，我們十分感激。
"""
  }
}
