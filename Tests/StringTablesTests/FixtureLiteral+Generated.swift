// Made from Tests/Fixtures/Fixture.xcstrings by CompiledFormTests, with DRAGOMAN_RECORD=1. Do not edit.
// swift-format-ignore-file

let fixtureLiteral: StaticString = """
dragoman1\n!+    6!$.$$90#/15+'Fixture\"en0 )%@ joined,%@ out of %@*%lld files/%lld seats left+%lld%% full&%lf\
 km)100% sure'Open %@3Selected %lld itemsI!Guide %@ along %lld lanes and %lld lights$Send(greeting,manual.titl\
e(only.key(repeated'\"enM+*0*)/?703!6'&\"deX%&''1&6 ?7:<2$\"heO#54-5=65# 5=\"-\"arY$.*=:78* 39%,!\"trQ#& #=&/+\
79< 0\"\"ruN4&?/1988%>*81\"\"plL\"?4$7!+0>#09,$!\"en96#?6)0;%?*0<+!!!9M!!(!Y!M\"U#! (!!kkkp\"!)%lld file%*%lld\
 filesp# (Sold out!.%lld seat left%/%lld seats leftkt%.1f kmkd#$ipad)tTouch %@&iphone'tTap %@#mac)tClick %@*tC\
hoose %@d!#macK!p\"!2%lld item selected%3%lld items selected9p\"!)%lld item%*%lld itemssI!Guide %1$@ along %#@\
lanes@ and %#@lights@\"%lanes\"#lld\"!)%arg lane%*%arg lanes&lights##lld\"!)one light%+%arg lightsktBy handkk-\
-*< -(-I!  ',)  t(ohne Titel)t%@ ist dabeit%@ von %@p\"!*%lld Datei%,%lld Dateient%lld %% vollt%.1f kmt100 % s\
icherd\"&iphone,t%@ antippen#mac-t%@ anklicken tSendentWillkommen!tVon Hand . W!   .   +    t%@ הצטרףp#!/קובץ \
אחד\"1שני קבצים%/%lld קבציםt100% בטוחtשליחה , _\" 2     +    tانضم %@p& /لا ملفات!/ملف واحد\"*ملفان#/%lld ملفا\
ت$/%lld ملف\u{64b}ا%+%lld ملفtممتلئ %lld%%tإرسال  5.@!, *       't%2$@ üzerinden %1$@p!%*%lld dosyap\" (Tükend\
i%2%lld koltuk kaldıt%%%lld dolut%100 eminttekrar   F\"\\$ *  Q%J&3    p$!-%lld файл#/%lld файла$1%lld файлов%\
/%lld файлаp% /Мест нет!@!Осталось %lld место#@!Осталось %lld места$>Осталось %lld мест%@!Осталось %lld местаt\
%.2f кмd!#macS$p$!>Выбран %lld объект#B!Выбрано %lld объекта$D!Выбрано %lld объектов%B!Выбрано %lld объекта5tВ\
ыбрано: %lldsC!%#@lights@ и %#@lanes@ для %1$@\"%lanes\"#lld$!1%arg полоса#1%arg полосы$/%arg полос%1%arg поло\
сы&lights##lld$!/%arg огонь#-%arg огня$/%arg огней%-%arg огняtОтправить   S!       (    p$!)%lld plik#*%lld pl\
iki$,%lld plików%*%lld plikutWyślij            )   tWelcome!
"""
