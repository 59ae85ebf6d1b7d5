/** Words, times and lengths as people and spreadsheets write them. `logFiles` explains the notation. */
import { logFiles } from "./log-file";

export const LANGUAGES = logFiles(`
# a German switchboard with semicolons and a comma in minutes > calls: two; 2026-10-01 09:06:00 busy > notes: totals
Datum;Uhrzeit;Richtung;Status;Dauer (Min.) ⏎ 01.10.2026;09:00 Uhr;eingehend;angenommen;3,5
01.10.2026;09:05 Uhr;eingehend;nicht angenommen;0 ⏎ 01.10.2026;09:06 Uhr;eingehend;besetzt;0 ⏎ Summe;;;;3,5
# a German log with the total of talking and ringing alone
Datum;Uhrzeit;Richtung;Status;Gesamtdauer ⏎ 01.10.2026;09:00;eingehend;angenommen;00:03:30
01.10.2026;09:05;eingehend;nicht angenommen;00:00:20
# a German log with that total before the length of the call
Datum;Uhrzeit;Richtung;Status;Gesamtdauer;Dauer ⏎ 01.10.2026;09:00;eingehend;angenommen;00:03:50;00:03:30
01.10.2026;09:05;eingehend;nicht angenommen;00:00:20;00:00:00
# a French log
Date;Heure;Sens;Statut;Durée ⏎ 01/10/2026;9h00;Entrant;Répondu;00:03:30 ⏎ 01/10/2026;9h05;Entrant;Manqué;00:00:00
31/10/2026;9h05;Sortant;Répondu;00:00:40
# a Mexican log with a. m.
Fecha;Hora;Tipo;Estado;Duración (segundos) ⏎ 01/10/2026;9:00:00 a. m.;Entrante;Contestada;210
01/10/2026;9:05:00\u00a0a.\u00a0m.;Entrante;Perdida;0 ⏎ 13/10/2026;1:05:00 p. m.;Saliente;Contestada;20
# a narrow space before AM > calls: 2026-10-13 09:00:00 210; 2026-10-13 09:05:00 missed
Start,Status,Seconds ⏎ "10/13/2026, 9:00:00\u202fAM",Answered,210 ⏎ "10/13/2026, 9:05:00\u202fAM",Missed,0
# months by name
Date,Time,Result,Talk time (mm:ss) ⏎ 1 Oct 2026,9:00am,Answered,03:30 ⏎ 1 October 2026,9:05 am,Not answered,00:00
# yes and no
Started,Answered,Talk seconds ⏎ 2026-10-01 09:00,yes,210 ⏎ 2026-10-01 09:05,no,0
# missed, true and false
Timestamp|Missed|Duration in seconds ⏎ 2026-10-01 09:00:00|FALSE|210 ⏎ 2026-10-01 09:05:00|TRUE|0
# a list of one's own without headings
2026-10-01 09:00,00:03:30,answered ⏎ 2026-10-01 09:05,00:00:00,missed
# a handset: incoming, missed, outgoing
Type;Date;Duration ⏎ Incoming;2026-10-01 09:00:00;00:03:30 ⏎ Missed;2026-10-01 09:05:00;00:00:00
Outgoing;2026-10-01 09:07:00;00:00:30
# durations in words
When,Outcome,Length ⏎ 2026-10-01 09:00:00,answered,3m 30s ⏎ 2026-10-01 09:05:00,voicemail,12s
# fractions of a day, as Excel keeps them
Date,Time,Status,Duration ⏎ 46296,0.375,Answered,0.00243055555 ⏎ 46296,0.378472222,Missed,0
# day and time as one number
Start time;Status;Talk time (s) ⏎ 46296,375;Answered;210 ⏎ 46296,3784722222;Missed;0
# thousands of seconds with a comma > calls: 2026-10-01 09:00:00 1210; 2026-10-01 09:30:00 missed
Start,Result,Duration (s) ⏎ 2026-10-01 09:00:00,answered,"1,210.0" ⏎ 2026-10-01 09:30:00,missed,0
# an unknown word > asks: word Zonk
Start,Result,Duration (s) ⏎ 2026-10-01 09:00:00,Answered,210 ⏎ 2026-10-01 09:05:00,Zonk,0
# an unknown word with an answer > answers: word Zonk=missed
Start,Result,Duration (s) ⏎ 2026-10-01 09:00:00,Answered,210 ⏎ 2026-10-01 09:05:00,Zonk,0
# Dutch > calls: two; 2026-10-02 09:06:00 busy
Datum;Tijd;Richting;Van;Naar;Wachttijd;Gesprekstijd;Resultaat ⏎ 1 okt 2026;09:00:00;Inkomend;0612;0201;0:00:08;0:03:30;Beantwoord
1 okt 2026;09:05:00;Inkomend;0613;0201;0:00:35;0:00:00;Gemist ⏎ 1 okt 2026;09:15:00;Uitgaand;0201;0613;0:00:10;0:00:55;Beantwoord
2 okt 2026;09:06:00;Inkomend;anoniem;0201;0:00:01;0:00:00;In gesprek
# a hand-kept list that says more than yes and no
Date,Time,In/Out,Who,Picked up?,How long ⏎ Thu 1st October 2026,9.00am,In,Mrs Tull,yes,3 mins 30 secs
Thu 1st October 2026,9:05 AM,In,unknown,no - rang off, ⏎ Thu 1st October 2026,11.15 a.m.,Out,Mrs Tull,yes,2 mins
# French: hours, minutes and seconds, and numbers that are no moments
Date;Heure;Sens;Appelant;Appelé;Durée;État ⏎ 01/10/2026;09h00m00s;Entrant;0145670901;0972100900;00:03:29.750;Décroché
01/10/2026;09h05m00s;Entrant;0145670902;0972100900;00:00:00;Non décroché ⏎ 13/10/2026;12h01m00s;Sortant;0972100900;0145670902;00:01:40;Décroché
# a day that stands in its first row only > notes: One row without a date counted > calls: two; 2026-10-23 14:05:00 missed
Date,Time,Answered?,Mins ⏎ Thu 1 Oct 2026,9.00am,Yes,3.5 ⏎ ,9.05am,No, ⏎ ,,, ⏎ Fri 23 Oct 2026,2.05pm,No - left voicemail,
# Swedish > calls: two; 2026-10-01 09:06:00 busy
Datum;Tid;Riktning;Från;Till;Status;Kötid;Samtalstid ⏎ 2026-10-01;09:00:00;Inkommande;0840;0841;Besvarat;00:14;03:30
2026-10-01;09:05:00;Inkommande;0842;0841;Obesvarat;01:10;00:00 ⏎ 2026-10-01;09:06:00;Inkommande;0843;0841;Upptaget;00:00;00:00
2026-10-01;09:07:00;Utgående;0841;0843;Besvarat;00:00;01:01 ⏎ 2026-10-01;16:00:00;Internt;201;202;Besvarat;00:00;72:20
# Portuguese, with the mailbox
Data/Hora;Sentido;Origem;Duração;Situação ⏎ 01/10/2026 09:00:00;Recebida;0770;00:03:30;Atendida ⏎ 01/10/2026 09:05:00;Recebida;0190;00:00:24;Não atendida
13/10/2026 10:00:00;Efetuada;201;00:03:11;Atendida
# Polish and Swedish mailboxes > calls: two; 2026-10-01 09:06:00 missed
Data	Godzina	Kierunek	Czas rozmowy	Status ⏎ 2026-10-01	09:00:00	Przychodzące	00:03:30	Odebrane
2026-10-01	09:05:00	Przychodzące	00:00:31	Poczta głosowa ⏎ 2026-10-01	09:06:00	Przychodzące	00:00:30	Röstbrevlåda
# Italian weekdays, and a note that says what became of a call
Giorno,Ora,Chi ha chiamato,Durata,Note ⏎ giovedì 1 ottobre 2026,9.00,sig.ra Bassi,3 min 30 s,preventivo ⏎ ,9.05,numero nascosto,,persa
# words of a language that we do not know > asks: word Vastattu; word Hylätty
Start,Status,Duration ⏎ 2026-10-01 09:00,Vastattu,00:03:30 ⏎ 2026-10-01 09:05,Hylätty,00:00:40
# a telephone's list, pasted without headings
Recent calls ⏎ Missed call	0770	Thu 1 Oct 2026, 09:05	 ⏎ Incoming call	Garth	Thu 1 Oct 2026, 09:00	3 min 30 sec
Outgoing call	Garth	Thu 1 Oct 2026, 14:50	1 min 2 sec
# what a person notes is no direction > calls: two; 2026-10-01 09:06:00 30
CALL ID,TIMESTAMP,DISPOSITION,TALK TIME ⏎ 1,2026-10-01 09:00:00,Order Placed,00:03:30 ⏎ 2,2026-10-01 09:05:00,Out of hours,00:00:00 ⏎ 3,2026-10-01 09:06:00,Booking made,00:00:30
# Italian, with points in times
Data	Ora	Direzione	Chiamante	Esito	Durata conversazione ⏎ 01/10/2026	9.00.00	In entrata	0200	Risposta	0.03.30
01/10/2026	9.05.00	In entrata	0201	Non risposta	0.00.00 ⏎ 13/10/2026	10.30.15	In uscita	0200	Risposta	0.01.00
# Norwegian: hours with a t > calls: 2026-10-21 09:00:00 3780; 2026-10-21 09:05:00 missed; 2026-10-21 14:25:00 missed
Dato;Kl.;Type;Nummer;Varighet;Merknad ⏎ 21.10.2026;09:00;Inngående;22123;1 t 3 min; ⏎ 21.10.2026;09:05;Ubesvart;90123;;
21.10.2026;09:32;Utgående;90123;1 min 2 sek; ⏎ 21.10.2026;14:25;Telefonsvarer;90123;22 sek;
# Dutch: engaged, and words that the talk explains > calls: two; 2026-10-01 09:06:00 busy; 2026-10-01 09:07:00 missed
Datum;Tijd;Richting;Gespreksduur (mm:ss);Resultaat ⏎ 1-10-2026;9:00;Inkomend;03:30;Beantwoord ⏎ 1-10-2026;9:05;Inkomend;00:00;Gemist
1-10-2026;9:06;Inkomend;00:00;Bezet ⏎ 1-10-2026;9:07;Inkomend;00:00;Weggelegd ⏎ 17-10-2026;9:08;Uitgaand;00:40;Beantwoord
# Swedish: start, end, and yes or no
Datum;Starttid;Sluttid;Riktning;Besvarat ⏎ 2026-10-01;09:00:00;09:03:30;Inkommande;Ja ⏎ 2026-10-01;09:05:00;09:05:35;Inkommande;Nej
2026-10-01;10:15:30;10:16:40;Utgående;Ja
`);
