/** What Word puts on the clipboard, in its shape: conditional comments, styles, lists as paragraphs with signs, a table. */
export const wordClipboard = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} @list l0 {mso-list-id:1;} --></style>
</head><body lang=DE-CH style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='mso-pagination:widow-orphan'><span lang=DE style='mso-ansi-language:DE'>Belege ohne Steuercode<o:p></o:p></span></h1>
<p class=MsoNormal><span style='font-family:"Calibri",sans-serif;color:red'>Sie halten <b style='mso-bidi-font-weight:normal'>alles</b> auf,&nbsp;&nbsp; nicht die <i>grossen</i> Rechnungen.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Eingangsrechnungen<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>aus dem Ausland<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Spesen<o:p></o:p></p>
<p class=MsoNormal>Dann:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Filtern<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Buchen<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225.5pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt'><p class=MsoNormal>Schritt<o:p></o:p></p></td><td width=300><p class=MsoNormal>Wo<o:p></o:p></p></td></tr>
<tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'><td width=300><p class=MsoNormal>Code setzen<o:p></o:p></p></td><td width=300><p class=MsoNormal>Buchhaltung<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`
