/** Exports of switchboards. `logFiles` explains the notation. */
import { logFiles } from "./log-file";

export const SWITCHBOARDS = logFiles(`
# Asterisk Master.csv, without headings > calls: two; 2026-10-01 09:06:00 busy
"","07700900123","100","from-trunk","""A"" <07700900123>","SIP/t-1","SIP/100-2","Dial","SIP/100,20","2026-10-01 09:00:00","2026-10-01 09:00:05","2026-10-01 09:03:35",215,210,"ANSWERED","DOCUMENTATION","1790845200.1",""
"","07700900124","100","from-trunk","07700900124","SIP/t-3","SIP/100-4","Dial","SIP/100,20","2026-10-01 09:05:00","","2026-10-01 09:05:20",20,0,"NO ANSWER","DOCUMENTATION","1790845500.3",""
"","07700900125","100","from-trunk","07700900125","SIP/t-5","SIP/100-6","Dial","SIP/100,20","2026-10-01 09:06:00","","2026-10-01 09:06:02",2,0,"BUSY","DOCUMENTATION","1790845560.5",""
# FreePBX with headings
"calldate","clid","src","dst","dcontext","channel","lastapp","duration","billsec","disposition","uniqueid"
"2026-10-01 09:00:00","A","07700900123","100","ext-local","SIP/1","Dial","215","210","ANSWERED","1.1"
"2026-10-01 09:05:00","B","07700900124","100","ext-local","SIP/2","Dial","20","0","NO ANSWER","1.2"
# FreePBX, two legs of one call > notes: 2 rows joined
calldate,src,dst,duration,billsec,disposition,uniqueid ⏎ 2026-10-01 09:00:00,07700900123,101,15,0,NO ANSWER,1.1
2026-10-01 09:00:00,07700900123,102,215,210,ANSWERED,1.1 ⏎ 2026-10-01 09:05:00,07700900124,101,20,0,NO ANSWER,1.2
2026-10-01 09:05:00,07700900124,102,20,0,NO ANSWER,1.2
# 3CX call log with totals > notes: totals
Call Time,Caller ID,Destination,Status,Ringing,Talking,Totals,Cost,Reason
2026-10-01 09:00:00,07700900123,Sales (800),Answered,00:00:05,00:03:30,00:03:35,,Terminated by caller
2026-10-01 09:05:00,07700900124,Sales (800),Unanswered,00:00:20,,00:00:20,,Not answered
Totals,,,,00:00:25,00:03:30,00:03:55,,
# 3CX version 20, with title lines > notes: above the headings; calls that you made
Call Reports ⏎ 01/10/2026 - 31/10/2026 ⏎ 
"Call Time","Call ID","From","To","Direction","Status","Ringing","Talking","Cost","Call Activity Details"
"2026-10-01T09:00:00","00001","07700900123","100","Inbound","Answered","00:00:05","00:03:30","","Inbound call"
"2026-10-01T09:02:00","00002","100","07700900999","Outbound","Answered","00:00:05","00:01:00","","Outbound call"
"2026-10-01T09:05:00","00003","07700900124","100","Inbound","Unanswered","00:00:20","00:00:00","","Inbound call"
# FRITZ!Box call list > calls: 2026-10-13 09:00:00 240; 2026-10-13 09:05:00 missed > answers: pair=h:min
sep=; ⏎ Typ;Datum;Name;Rufnummer;Nebenstelle;Eigene Rufnummer;Dauer
1;13.10.26 09:00;Müller;07700900123;Büro;960123;0:04 ⏎ 2;13.10.26 09:05;;07700900124;;960123;0:00
4;13.10.26 09:06;;07700900125;Büro;960123;0:02
# FRITZ!Box, length not said > asks: pair
sep=; ⏎ Typ;Datum;Name;Rufnummer;Dauer ⏎ 1;13.10.26 09:00;;07700900123;0:04
# Avaya IP Office station message details
2026/10/01 09:00:00,00:03:30,5,07700900123,I,100,100,,0,1000001,0,E100,A,T9001,Line 1,0,0
2026/10/01 09:05:00,00:00:00,20,07700900124,I,100,100,,0,1000002,0,E100,A,T9001,Line 1,0,0
2026/10/01 09:06:00,00:01:00,4,100,O,07700900125,07700900125,,0,1000003,0,E100,A,T9001,Line 1,0,0
# Cisco Unified CM records, in seconds since 1970
globalCallID_callId,dateTimeOrigination,callingPartyNumber,finalCalledPartyNumber,dateTimeConnect,dateTimeDisconnect,duration
1,1790841600,07700900123,100,1790841605,1790841815,210 ⏎ 2,1790841900,07700900124,100,0,1790841920,0
# Yeastar records > notes: calls that you made; between your own phones
ID,Time,Call From,Call To,Call Duration(s),Ring Duration(s),Talk Duration(s),Status,Communication Type
1,01/10/2026 09:00:00,07700900123,100,215,5,210,ANSWERED,Inbound
2,01/10/2026 09:05:00,07700900124,100,20,20,0,NO ANSWER,Inbound
3,31/10/2026 09:05:00,100,07700900124,20,20,0,NO ANSWER,Outbound
4,31/10/2026 09:06:00,100,101,20,20,0,NO ANSWER,Internal
# Grandstream records
AcctId,Account Num,Src,Dst,Start Time,Answer Time,End Time,Call Time,Talk Time,Call Status
1,,07700900123,100,2026-10-01 09:00:00,2026-10-01 09:00:05,2026-10-01 09:03:35,215,210,ANSWERED
2,,07700900124,100,2026-10-01 09:05:00,,2026-10-01 09:05:20,20,0,NO ANSWER
# A forum handset with date and time apart
Call ID,Date,Time,Line Number,Call Type,Call Duration,Ring Time ⏎ 1,01/10/26,09:00,Line 01,Incoming,00:03:30,00:05
2,01/10/26,09:05,Line 01,Incoming,00:00:00,00:20 ⏎ 3,31/10/26,09:05,Line 01,Outgoing,00:00:10,00:20
# FreePBX report with calls from inside > notes: 2 rows of calls that you made; joined
calldate,src,dst,dcontext,duration,billsec,disposition,uniqueid,did,linkedid
2026-10-01 09:00:00,07700900123,600,ext-group,20,0,NO ANSWER,7.2,441414960123,7.1
2026-10-01 09:00:00,07700900123,600,ext-group,215,210,ANSWERED,7.3,441414960123,7.1
2026-10-01 09:02:00,201,07700900124,from-internal,61,52,ANSWERED,7.4,,7.4
2026-10-01 09:03:00,201,202,from-internal,33,28,ANSWERED,7.5,,7.5
2026-10-01 09:05:00,07700900124,600,ext-group,22,0,NO ANSWER,7.6,441414960123,7.6
# FusionPBX with the hours of a zone alone > calls: two; 2026-10-01 09:06:00 busy
direction,caller_id_number,destination_number,start_stamp,answer_stamp,end_stamp,duration,billsec,status
inbound,07700900123,1001,2026-10-01 08:00:00+00,2026-10-01 08:00:05+00,2026-10-01 08:03:35+00,215,210,answered
local,1002,1001,2026-10-01 08:01:00+00,2026-10-01 08:01:04+00,2026-10-01 08:01:32+00,32,28,answered
inbound,07700900124,1001,2026-10-01 08:05:00+00,,2026-10-01 08:05:20+00,20,0,missed
inbound,07700900125,1001,2026-10-01 08:06:00+00,,2026-10-01 08:06:00+00,0,0,busy
# Webex with both ends of an internal call, and why calls were refused > calls: two; 2026-10-01 09:06:00 busy
Start time,Answer time,Duration,User,Direction,Call type,Answered,Call outcome,Call outcome reason
2026-10-01T08:00:00.104Z,2026-10-01T08:00:05.104Z,210,Nia,TERMINATING,SIP_INBOUND,true,Success,Normal
2026-10-01T08:01:00.000Z,2026-10-01T08:01:04.000Z,26,Nia,TERMINATING,SIP_ENTERPRISE,true,Success,Normal
2026-10-01T08:05:00.930Z,NA,0,Nia,TERMINATING,SIP_INBOUND,false,Refusal,NoAnswer
2026-10-01T08:06:00.001Z,NA,0,Sam,TERMINATING,SIP_INBOUND,false,Refusal,UserBusy
# Cisco with causes > calls: two; 2026-10-01 09:06:00 busy > notes: One row of repeated headings
globalCallID_callId,dateTimeOrigination,callingPartyNumber,origCause_value,destCause_value,dateTimeConnect,dateTimeDisconnect,duration
INTEGER,INTEGER,VARCHAR(50),INTEGER,INTEGER,INTEGER,INTEGER,INTEGER
88100,1790841600,07700900131,16,16,1790841605,1790841815,210 ⏎ 88101,1790841900,07700900132,0,0,0,1790841920,0
88102,1790841960,07700900133,0,17,0,1790841960,0
# Yeastar with two rows of a call
ID,Time,Call From,Call To,Call Duration,Ring Duration,Talk Duration,Status,Reason,Communication Type
1,10/01/2026 09:00:00 AM,07700900141,Queue<6400>,00:00:40,00:00:40,00:00:00,NO ANSWER,No answer,Inbound
1,10/01/2026 09:00:00 AM,07700900141,Lara<2000>,00:03:40,00:00:08,00:03:30,ANSWERED,Lara hung up,Inbound
2,10/01/2026 09:05:00 AM,07700900142,Lara<2000>,00:00:31,00:00:31,00:00:00,NO ANSWER,No answer,Inbound
3,10/13/2026 09:06:00 AM,Lara<2000>,07700900142,00:01:00,00:00:10,00:00:50,ANSWERED,Called number hung up,Outbound
# 3CX with the row of a queue, and a mailbox that answered > calls: two; 2026-10-01 09:06:00 missed
Call Time,Call ID,From,To,Direction,Status,Ringing,Talking
2026-10-01 09:00:00,A1,0770,Queue (800),Inbound Queue,Waiting,00:00:21,00:00:00
2026-10-01 09:00:21,A1,0770,Anna (101),Inbound,Answered,00:00:06,00:03:30
2026-10-01 09:05:00,A2,0771,Anna (101),Inbound,Unanswered,00:00:20,00:00:00
2026-10-01 09:06:00,A3,0772,Voicemail of Anna (101),Inbound,Answered,00:00:02,00:00:31
# 3CX without directions: extensions have called > notes: 2 rows of calls that you made
Call Time,Caller ID,Destination,Status,Ringing,Talking,Reason
01/10/2026 09:00:00,07700900501,Reception (100),Answered,00:00:08,00:03:30,Terminated by 07700900501
01/10/2026 09:01:00,Reception (100),Workshop (104),Answered,00:00:03,00:00:29,Terminated by Reception (100)
01/10/2026 09:05:00,Anonymous,Reception (100),Unanswered,00:00:05,00:00:00,Terminated by Anonymous
13/10/2026 11:27:59,Workshop (104),01632960210,Answered,00:00:14,00:04:10,Terminated by Workshop (104)
# Panasonic: only what came in is marked, below a line of dashes > calls: 2026-10-27 09:00:00 210; 2026-10-27 09:05:00 missed
Date\tTime\tExt\tCO\tDial Number\tRing\tDuration\tCD ⏎ --------\t-------\t---\t--\t-----------\t----\t--------\t--
27/10/26\t 9:00AM\t101\t01\t<I>07700901601\t0'09\t00:03'30\t ⏎ 27/10/26\t 9:02AM\t102\t02\t01632960801\t\t00:00'31\t
27/10/26\t 9:05AM\t101\t01\t<I>07700901602\t0'28\t00:00'00\tNA
# Avaya: a mailbox at the other end > calls: two; 2026-10-01 09:06:00 missed
Call Start,Connected Time,Ring Time,Caller,Direction,Called Number,Is Internal,Call ID,Party1Name,Party2Name
2026/10/01 09:00:00,00:03:30,7,0770,I,200,0,11,Moira,Line 1.1 ⏎ 2026/10/01 09:01:00,00:00:15,4,201,O,203,1,12,Moira,Gareth
2026/10/01 09:05:00,00:00:00,31,0771,I,200,0,13,Main,Line 1.1 ⏎ 2026/10/01 09:06:00,00:00:40,20,0772,I,203,0,14,Gareth,VM Channel 1
# Avaya without headings: a transfer, and a call from inside > calls: 2026-10-01 09:00:00 245; 2026-10-01 09:05:00 missed
2026/10/01 09:00:00,00:00:35,3,01923555150,I,200,01923555000,,0,1014163,1,E200,Reception
2026/10/01 09:00:38,00:03:30,5,01923555150,I,204,01923555000,,0,1014163,0,E204,Ravi
2026/10/01 09:02:00,00:00:22,6,201,O,204,204,,1,1014170,0,E201,Ann ⏎ 2026/10/01 09:05:00,00:00:00,41,01923555161,I,200,0192,,0,1014171,0,E200,Ann
# FusionPBX: a message was left > calls: two; 2026-10-01 09:06:00 missed
direction,caller_id_number,start_stamp,answer_stamp,end_stamp,billsec,hangup_cause,voicemail_message
inbound,0770,2026-10-01 09:00:00,2026-10-01 09:00:05,2026-10-01 09:03:35,210,NORMAL_CLEARING, ⏎ inbound,0771,2026-10-01 09:05:00,,2026-10-01 09:05:29,0,ORIGINATOR_CANCEL,
inbound,0772,2026-10-01 09:06:00,2026-10-01 09:06:25,2026-10-01 09:07:07,42,NORMAL_CLEARING,true
# a column for engaged lines > calls: two; 2026-10-01 09:06:00 busy
Start Time,Direction,Answered,Talk Time,Busy ⏎ 01/10/2026 09:00:00,In,Y,0:03:30,N ⏎ 01/10/2026 09:05:00,In,N,0:00:00,N ⏎ 01/10/2026 09:06:00,In,N,0:00:00,Y
13/10/2026 09:07:00,Out,Y,0:03:00,N ⏎ 13/10/2026 09:08:00,Int,Y,0:00:30,N
# 3CX of before: who answered stands below > notes: 2 rows joined
Call Time,Caller ID,Destination,Status,Ringing,Talking ⏎ 01/10/2026 09:00:00,0770,Reception (800),Answered,00:00:04,00:00:00 ⏎ ,,Kim (101),Answered,00:00:08,00:03:30
01/10/2026 09:05:00,0771,Reception (800),Unanswered,00:00:30,00:00:00 ⏎ ,,Voicemail (101),Answered,00:00:00,00:00:28
13/10/2026 09:06:00,Lee (102),0901,Answered,00:00:10,00:02:00
# 3CX of before: what stands below a row that cannot be read > unread: 3
Call Time,Caller ID,Destination,Status,Ringing,Talking ⏎ 01/10/2026 09:00:00,0770,Kim (101),Answered,00:00:04,00:03:30 ⏎ ??/10/2026 09:03:00,0772,Reception (800),Answered,00:00:04,00:00:00
,,Kim (101),Answered,00:00:08,00:09:00 ⏎ 01/10/2026 09:05:00,0771,Lee (102),Unanswered,00:00:30,00:00:00 ⏎ 13/10/2026 09:06:00,Lee (102),0901,Answered,00:00:10,00:02:00
# Starface: true for what came in > notes: One row of calls that you made
callid,starttime,linktime,hanguptime,callresult,incoming,answered,duration ⏎ 1,2026-10-01 09:00:00,2026-10-01 09:00:05,2026-10-01 09:03:35,CONNECTED,true,true,210
2,2026-10-01 09:05:00,,2026-10-01 09:05:20,NOT_CONNECTED,true,false,0 ⏎ 3,2026-10-01 09:06:00,2026-10-01 09:06:05,2026-10-01 09:07:05,CONNECTED,false,true,60
# Cisco: the device of the voicemail
dateTimeOrigination,callingPartyNumber,destCause_value,dateTimeConnect,dateTimeDisconnect,duration,destDeviceName ⏎ 1790841600,0770,16,1790841605,1790841815,210,SEP00AF
1790841900,0771,0,1790841924,1790841959,35,CUC-VOICEMAIL-VI3
# FRITZ!Box: begun minutes > calls: 2026-10-01 09:00:00 240; 2026-10-01 09:05:00 missed
sep=; ⏎ Typ;Datum;Name;Rufnummer;Nebenstelle;Eigene Rufnummer;Dauer ⏎ 2;01.10.26 09:05;;0770;;Internet: 960520;0:00
1;01.10.26 09:00;Frau Lindner;01904;Empfang;Internet: 960520;0:04
# FreeSWITCH without headings: calls from inside are one's own > calls: two; 2026-10-01 09:06:00 busy
"Al","0163","0207","public","2026-10-01 09:00:00","2026-10-01 09:00:09","2026-10-01 09:03:39","219","210","NORMAL_CLEARING","5d1c",""
"Al","0163","0207","public","2026-10-01 09:05:00","","2026-10-01 09:05:25","25","0","ORIGINATOR_CANCEL","77a8",""
"Al","0163","0207","public","2026-10-01 09:06:00","","2026-10-01 09:06:00","0","0","USER_BUSY","b0b9",""
"Front","1001","0770","default","2026-10-01 10:30:14","2026-10-01 10:30:22","2026-10-01 10:31:22","68","60","NORMAL_CLEARING","90c1",""
# Avaya with headings: a transfer > calls: 2026-10-01 09:00:00 245; 2026-10-01 09:05:00 missed
Call Start,Connected Time,Direction,Is Internal,Call ID,Continuation ⏎ 2026/10/01 09:00:00,00:00:35,I,0,12,1 ⏎ 2026/10/01 09:00:00,00:03:30,I,0,12,0 ⏎ 2026/10/01 09:05:00,00:00:00,I,0,15,0
# signs that the headings explain > calls: 2026-10-15 09:00:00 210; 2026-10-15 09:05:00 missed
Call ID|Date|Time|Type (I/O)|Connected (Y/N)|Voice card (V=voice mail)|Duration ⏎ 1|15/10/26|09:00:00|I|Y||00:03:30
2|15/10/26|09:05:00|I|Y|V|00:00:28 ⏎ 3|15/10/26|10:05:17|O|Y||00:01:21
# times without marks, and what SIP answered > calls: two; 2026-10-01 09:06:00 busy
call_date|call_time|direction|sip_response|talk_secs ⏎ 20261001|090000|IN|200|210 ⏎ 20261001|090500|IN|487|0 ⏎ 20261001|090600|IN|486|0 ⏎ 20261001|091530|OUT|200|65
`);
