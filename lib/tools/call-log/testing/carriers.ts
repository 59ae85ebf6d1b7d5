/** Records of carriers and contact centres, and lists that people keep. `logFiles` explains the notation. */
import { logFiles } from "./log-file";

export const CARRIERS = logFiles(`
# records of a British carrier, -1 second for a call that was not answered
aDate,aTime,aDDI,aCLI,aSeconds,aTimeBand,bRingtime,bResult,bSeconds
2026-10-01,09:00:00,01414960000,07700900123,210,D,5,19,205
2026-10-01,09:05:00,01414960000,07700900124,-1,D,20,18,-1
# records with the letters I and V for the direction > asks: word V
CallType,CallDate,CallTime,Duration,RingTime ⏎ I,01/10/2026,09:00:00,210,5 ⏎ I,01/10/2026,09:05:00,0,20
V,13/10/2026,09:06:00,30,3
# Keyyo: seconds since 1970, and a quantity
call_id,start_time,callee,caller,quantity,quantity_billed,unit
a,1790841600,+33123456789,+33612345678,210,210,second ⏎ b,1790841900,+33123456789,+33612345679,0,0,second
# a direction under a heading that says nothing of it
Date;Heure;Appelant;Durée;Nature;Statut ⏎ 01/10/2026;09:00:00;0612;00:03:30;entrant;répondu
01/10/2026;09:05:00;0613;00:00:00;entrant;manqué ⏎ 13/10/2026;09:05:00;0123;00:00:30;sortant;répondu
# Webex: originating and terminating
Start time,Answer time,Duration,Direction,Answered,Call outcome,Call outcome reason
2026-10-01T08:00:00.000Z,2026-10-01T08:00:05.000Z,210,TERMINATING,true,Success,Normal
2026-10-01T08:05:00.000Z,NA,0,TERMINATING,false,Failure,NoAnswer
2026-10-01T08:06:00.000Z,2026-10-01T08:06:05.000Z,10,ORIGINATING,true,Success,Normal
# a French carrier: abouti, non abouti, occupé > calls: two; 2026-10-14 09:05:00 busy
Date d'appel;Heure d'appel;Numéro appelant;Durée (s);Résultat ⏎ 01/10/2026;09h00;0612;210;Abouti
01/10/2026;09h05;0613;0;Non abouti ⏎ 14/10/2026;09h05;0613;0;Occupé
# a total with the time that it rang, before the time that is billed
From,Date/Time,Total Duration,Rating Duration,Status ⏎ 0770,01 Oct 2026 09:00:00,00:03:35,00:03:30,Answered
0771,01 Oct 2026 09:05:00,00:00:20,00:00:00,Not Answered
# Anrufdatum and Gesprächszeit, verbunden ja und nein
Anrufdatum;Beginn;Ende;Richtung;Gegenstelle;Verbunden;Gesprächszeit
01.10.2026;09:00:00;09:03:35;ankommend;0151;ja;0:03:30 ⏎ 01.10.2026;09:05:00;09:05:20;ankommend;0152;nein;0:00:00
# keine Antwort, aufgelegt > calls: two; 2026-10-01 09:06:00 missed
Startzeit;Richtung;Gesprächsdauer;Rufdauer;Ergebnis ⏎ 2026-10-01 09:00:00;Eingehend;210;215;Verbunden
2026-10-01 09:05:00;Eingehend;0;20;Keine Antwort ⏎ 2026-10-01 09:06:00;Eingehend;0;20;Aufgelegt
# a list of one's own: picked up, how long
When?,Who rang,Picked up?,How long (min) ⏎ 1 October 2026 9:00,A,yes,3.5 ⏎ 1 October 2026 9:05,B,no,
# Panasonic: minutes and seconds with an apostrophe > calls: two; 2026-10-13 09:05:00 missed
Date,Time,Ext,CO,Dial Number,Ring,Duration ⏎ 10/01/26,09:00AM,101,01,<I>0770,0'05,00:03'30
10/01/26,09:05AM,101,01,<I>0771,0'20,00:00'00 ⏎ 10/13/26,09:05AM,101,01,<I>0771,0'20,00:00'00
# NICE: the time of an agent, abandoned true and false > calls: two; 2026-10-14 09:05:00 missed
contact_id,contact_start_date,queue_time_seconds,agent_time_seconds,abandoned,skill
1,10/1/2026 9:00:00 AM,5,210,False,Sales ⏎ 2,10/1/2026 9:05:00 AM,20,0,True,Sales
3,10/14/2026 9:05:00 AM,20,0,True,Sales
# two queues, and two numbers that were called > queues: Sales; Service
Start,Ring Group,Called,Status,Talk time ⏎ 2026-10-01 09:00:00,Sales,01414960001,Answered,00:03:30
2026-10-01 09:05:00,Service,01414960002,Missed,00:00:00
# OVH: what ended a call > calls: two; 2026-10-01 09:06:00 busy
creationDatetime,wayType,calling,called,duration,hangupNature
2026-10-01T10:00:00+02:00,incoming,0033639980101,0033155500100,210,normal_call_clearing
2026-10-01T10:05:00+02:00,incoming,0033639980102,0033155500100,0,no_answer
2026-10-01T10:06:00+02:00,incoming,0033639980103,0033155500100,0,user_busy
# Telekom list, with minutes after the length > calls: two; 2026-10-02 11:11:00 missed
Datum\tUhrzeit\tArt\tRufnummer\tDauer ⏎ Do., 01.10.2026\t09:00\tAngenommener Anruf\t0155\t03:30 Min.
Do., 01.10.2026\t09:05\tEntgangener Anruf\t0156\t– ⏎ Do., 01.10.2026\t09:10\tGewählter Anruf\t0156\t00:45 Min.
Fr., 02.10.2026\t11:11\tNachricht auf SprachBox\t0157\t00:22 Min.
# Spanish: the direction first
Fecha|Hora|Sentido|Origen|Destino|Estado|Espera|Duración ⏎ 01/10/2026|09:00:00|Entrante|600|910|Contestada|00:07|03:30
01/10/2026|09:05:00|Entrante|600|910|Perdida|00:25|00:00 ⏎ 13/10/2026|09:41:12|Saliente|910|600|Contestada|00:08|01:10
`);
