/** Exports of telephone services, such as RingCentral, Twilio, Zoom and Teams. `logFiles` explains the notation. */
import { logFiles } from "./log-file";

export const CLOUDS = logFiles(`
# RingCentral call log > notes: calls that you made
Direction,Type,Phone Number,Name,Date,Time,Action,Action Result,Result Description,Duration
Inbound,Voice,(770) 090-0123,A,Thu 10/01/2026,9:00 AM,Phone Call,Accepted,The call connected to and was accepted by this number,0:03:30
Inbound,Voice,(770) 090-0124,B,Thu 10/01/2026,9:05 AM,Phone Call,Missed,,-
Outbound,Voice,(770) 090-0125,C,Tue 10/13/2026,9:06 AM,VoIP Call,Call connected,,0:01:00
# RingCentral with voicemail and hang-up > calls: 2026-09-30 13:00:00 missed; 2026-09-30 13:05:00 missed
Direction,Type,Date,Time,Action,Action Result,Duration
Inbound,Voice,Wed 09/30/2026,1:00 PM,Phone Call,Voicemail,0:00:30
Inbound,Voice,Wed 09/30/2026,1:05 PM,Phone Call,Hang Up,0:00:03
# Aircall calls
line,date (TZ offset incl.),datetime (UTC),direction,from,to,answered,missed_call_reason,duration (total),duration (in call),voicemail
Sales,2026-10-01 09:00:00 +0100,2026-10-01 08:00:00,inbound,447700900123,441414960123,Yes,,215,210,No
Sales,2026-10-01 09:05:00 +0100,2026-10-01 08:05:00,inbound,447700900124,441414960123,No,no_available_agent,20,0,No
# Twilio calls, in UTC > calls: two; 2026-10-01 09:06:00 busy
Call Sid,Date Created,Start Time,End Time,Direction,Status,From,To,Duration,Price
CA1,2026-10-01 08:00:00 UTC,2026-10-01 08:00:00 UTC,2026-10-01 08:03:30 UTC,Incoming,completed,+447700900123,+441414960123,210,-0.01
CA2,2026-10-01 08:05:00 UTC,2026-10-01 08:05:00 UTC,2026-10-01 08:05:20 UTC,Incoming,no-answer,+447700900124,+441414960123,0,
CA3,2026-10-01 08:06:00 UTC,2026-10-01 08:06:00 UTC,2026-10-01 08:06:00 UTC,Incoming,busy,+447700900125,+441414960123,0,
CA4,2026-10-01 08:07:00 UTC,2026-10-01 08:07:00 UTC,2026-10-01 08:08:00 UTC,outbound-api,completed,+441414960123,+447700900126,60,
# DIDWW inbound records, by duration alone
Date/Time Start (UTC),Date/Time Connect (UTC),Date/Time End (UTC),Source,DID,Destination,Duration (secs),Disconnect Code
2026-10-01 08:00:00,2026-10-01 08:00:05,2026-10-01 08:03:35,447700900123,441414960123,sip:a,210,200
2026-10-01 08:05:00,,2026-10-01 08:05:20,447700900124,441414960123,sip:a,0,487
# Zoom Phone log
Call ID,Direction,From,To,Start Time,End Time,Duration,Result
71,Inbound,+447700900123,+441414960123,"Oct 1, 2026 09:00:00 AM","Oct 1, 2026 09:03:30 AM",00:03:30,Call connected
72,Inbound,+447700900124,+441414960123,"Oct 1, 2026 09:05:00 AM","Oct 1, 2026 09:05:20 AM",00:00:20,Missed
# Microsoft Teams calls over the telephone network
Usage ID,Call ID,Call Type,Start Time,End Time,Duration Seconds,Connection Charge
a,1,ucap_in,2026-10-01T08:00:00Z,2026-10-01T08:03:30Z,210,0
b,2,ucap_in,2026-10-01T08:05:00Z,2026-10-01T08:05:00Z,0,0
c,3,ucap_out,2026-10-01T08:06:00Z,2026-10-01T08:07:00Z,60,0
# Dialpad records > answers: number=min
call_id,date_started,date_connected,date_ended,direction,external_number,talk_duration,categories
1,2026-10-01 09:00:00.123456,2026-10-01 09:00:05,2026-10-01 09:03:35,inbound,+447700900123,3.5,inbound
2,2026-10-01 09:05:00.654321,,2026-10-01 09:05:20,inbound,+447700900124,,missed
# Vonage Business log > calls: 2026-10-13 09:00:00 210; 2026-10-13 09:05:00 missed
"Start Time","Direction","From","To","Result","Length"
"10/13/2026 09:00:00 AM","Inbound","17705550123","17705550100","Answered","3:30"
"10/13/2026 09:05:00 AM","Inbound","17705550124","17705550100","Missed","0:00"
# 8x8 call detail
Start Time\tDirection\tCaller\tCallee\tAnswered\tMissed\tAbandoned\tTalk Time\tRing Duration
2026-10-01 09:00:00\tIncoming\t07700900123\t100\tAnswered\t-\t-\t00:03:30\t00:00:05
2026-10-01 09:05:00\tIncoming\t07700900124\t100\t-\tMissed\t-\t00:00:00\t00:00:20
# GoTo Connect
Date,Direction,From,To,Call Result,Duration ⏎ 2026-10-01T09:00:00+01:00,INBOUND,07700900123,100,ANSWERED,PT3M30S
2026-10-01T09:05:00+01:00,INBOUND,07700900124,100,MISSED,PT0S
# Amazon Connect contacts, answered by the time an agent connected
Contact ID,Channel,Initiation Timestamp,Connected To Agent Timestamp,Disconnect Timestamp,Queue
a,Voice,2026-10-01T08:00:00Z,2026-10-01T08:00:05Z,2026-10-01T08:03:35Z,Sales
b,Voice,2026-10-01T08:05:00Z,,2026-10-01T08:05:20Z,Sales
# Talkdesk calls > calls: two; 2026-10-01 09:06:00 missed
Call Id,Start At,End At,Call Type,Talk Time,Wait Time,Total Ringing Time
1,2026-10-01 09:00:00,2026-10-01 09:03:35,inbound,210,2,5 ⏎ 2,2026-10-01 09:05:00,2026-10-01 09:05:20,missed,0,20,20
3,2026-10-01 09:06:00,2026-10-01 09:06:09,abandoned,0,9,0
# Talkdesk with its own numbers before the talk time
Interaction ID,Call Type,Start Time,End Time,Talkdesk Phone Number,Customer Phone Number,Talk Time,Wait Time
td-1,inbound,2026-10-01 09:00:00,2026-10-01 09:03:39,+441632960120,+447700900191,210,9
td-2,inbound_missed,2026-10-01 09:05:00,2026-10-01 09:05:35,+441632960120,+447700900192,0,35
td-3,outbound,2026-10-01 09:30:00,2026-10-01 09:31:30,+441632960120,+447700900192,80,0
# Genesys: talk among totals in milliseconds
Media Type,Conversation ID,Date,Direction,Total Duration (ms),Total Queue (ms),Total Talk (ms),Abandoned
voice,c1,10/1/26 9:00 AM,Inbound,250500,32000,210000, ⏎ voice,c2,10/1/26 9:05 AM,Inbound,45200,45200,,YES
voice,c3,10/13/26 10:02 AM,Outbound,61000,,50000,
# Amazon Connect with chats and calls that were made > notes: faxes, chats and texts
Contact ID,Channel,Initiation method,Initiation timestamp,Connected to agent timestamp,Disconnect timestamp,Agent interaction duration (s)
a,VOICE,INBOUND,2026-10-01T08:00:00Z,2026-10-01T08:00:20Z,2026-10-01T08:03:56Z,210
b,CHAT,API,2026-10-01T08:02:00Z,2026-10-01T08:02:09Z,2026-10-01T08:15:00Z,771
c,VOICE,OUTBOUND,2026-10-01T08:03:00Z,2026-10-01T08:03:12Z,2026-10-01T08:04:00Z,48
d,VOICE,INBOUND,2026-10-01T08:05:00Z,,2026-10-01T08:05:40Z,
# Five9: not abandoned, but a voicemail > calls: 2026-10-01 09:00:00 210; 2026-10-01 09:05:00 missed
CALL ID,TIMESTAMP,CALL TYPE,DISPOSITION,CALL TIME,TALK TIME,ABANDONED
1,"Thu, 01 Oct 2026 09:00:00",Inbound,Sale,00:05:02,00:03:30,0
2,"Thu, 01 Oct 2026 09:05:00",Inbound,Sent To Voicemail,00:01:02,00:00:00,0
3,"Thu, 01 Oct 2026 09:41:17",Manual,Left Message,00:00:50,00:00:38,0
# RingCentral: a weekday tells the month from the day, and a fax is no call
Direction,Type,Date,Time,Action,Action Result,Duration
Incoming,Voice,Thu 10/01/2026,9:00 AM,Phone Call,Accepted,0:03:30
Incoming,Fax,Thu 10/01/2026,9:02 AM,Incoming Fax,Received,0:00:41
Incoming,Voice,Thu 10/01/2026,9:05 AM,Phone Call,Missed,0:00:18
# Zoom: the row of the menu, and the row of the queue
Call ID,Direction,Callee Name,Result,Duration,Date/Time
71,Inbound,Auto Receptionist,Forwarded,0m 12s,"Oct 1, 2026 09:00:00 AM" ⏎ 71,Inbound,Sales Queue,Answered,3m 30s,"Oct 1, 2026 09:00:12 AM"
72,Inbound,Sales Queue,Abandoned,47s,"Oct 1, 2026 09:05:00 AM"
# Microsoft Teams by direct routing: codes of SIP, and no day for none > calls: two; 2026-10-01 09:06:00 busy
id,callType,callerNumber,inviteDateTime,startDateTime,endDateTime,duration,successfulCall,finalSipCode,finalSipCodePhrase
a,ByotIn,+4477,2026-10-01T08:00:00.113Z,2026-10-01T08:00:05.020Z,2026-10-01T08:03:35.020Z,210,true,0,BYE
b,ByotOut,+4420,2026-10-01T08:01:00.201Z,2026-10-01T08:01:14.000Z,2026-10-01T08:01:44.000Z,30,true,0,BYE
c,ByotIn,+4478,2026-10-01T08:05:00.000Z,0001-01-01T00:00:00Z,0001-01-01T00:00:00Z,0,false,487,Request Terminated
d,ByotIn,+4479,2026-10-01T08:06:00.480Z,0001-01-01T00:00:00Z,0001-01-01T00:00:00Z,0,false,486,Busy Here
# NICE: a transfer has the number of the first contact > notes: One row joined
contact_id\tmaster_contact_id\tmedia_name\tstart_date\tstart_time\tAgent_Time\tabandon
1\t1\tCall\t10/01/2026\t09:00:00\t55\tN ⏎ 2\t1\tCall\t10/01/2026\t09:01:07\t210\tN ⏎ 3\t3\tCall\t10/01/2026\t09:05:00\t0\tY
4\t4\tChat\t10/13/2026\t09:06:00\t610\tN
# Five9: neither abandoned nor talked
CALL ID,TIMESTAMP,CALL TYPE,DISPOSITION,TALK TIME,ABANDONED ⏎ 1,"Thu, 01 Oct 2026 09:00:00",Inbound,Resolved,00:03:30,0
2,"Thu, 01 Oct 2026 09:05:00",Inbound,Caller Disconnected,00:00:00,0
# Twilio's console: the time before the day
Call Sid,Type,Direction,From,To,Status,Start Time,End Time,Duration
CA1,Phone,Incoming,+4477,+4411,Completed,08:00:00 UTC 2026-10-01,08:03:30 UTC 2026-10-01,210
CA2,Phone,Incoming,+4478,+4411,No Answer,08:05:00 UTC 2026-10-01,08:05:30 UTC 2026-10-01,0
# Dialpad: a column that says UTC
call_id,direction,date_started,date_connected,date_ended,talk_duration,timezone
1,inbound,2026-10-01 08:00:00,2026-10-01 08:00:05,2026-10-01 08:03:35,3.5,UTC ⏎ 2,inbound,2026-10-01 08:05:00,,2026-10-01 08:05:20,,UTC
# 8x8: milliseconds after the name > calls: 2026-10-01 09:00:00 210; 2026-10-01 09:05:00 missed
startTime,direction,answered,missed,talkTimeMS,ringDuration ⏎ 2026-10-01T09:00:00+01:00,Incoming,Answered,-,209871,9120
2026-10-01T09:05:00+01:00,Incoming,-,Missed,0,30004
# Five9: a busy customer has talked
CALL ID,TIMESTAMP,CALL TYPE,DISPOSITION,TALK TIME,ABANDONED ⏎ 1,"Thu, 01 Oct 2026 09:00:00",Inbound,Busy customer - call back,00:03:30,0
2,"Thu, 01 Oct 2026 09:05:00",Inbound,Abandon,00:00:00,1
# sipgate: faxes and texts in a column of their own > notes: 2 rows of faxes
Datum;Uhrzeit;Ereignis;Richtung;Benutzer;Status;Dauer ⏎ 01.10.2026;09:00:00;Anruf;eingehend;Zentrale;angenommen;00:03:30
01.10.2026;09:01:00;Fax;eingehend;Fax;empfangen;00:01:10 ⏎ 01.10.2026;09:02:00;SMS;eingehend;Zentrale;empfangen; ⏎ 01.10.2026;09:05:00;Anruf;eingehend;Zentrale;nicht angenommen;00:00:00
# Dialpad: a department and who answered for it, in a zone of its own > notes: One row joined; Times in “America/New_York”
call_id,entry_point_call_id,date_started,date_connected,date_ended,direction,target_type,talk_duration,timezone
7001,,2026-10-01 04:00:00.104000,2026-10-01 04:00:09.100000,2026-10-01 04:03:39.100000,inbound,department,3.5,America/New_York
7002,7001,2026-10-01 04:00:04.104000,2026-10-01 04:00:09.100000,2026-10-01 04:03:39.100000,inbound,user,3.5,America/New_York
7003,,2026-10-01 04:05:00.000000,,2026-10-01 04:05:20.000000,inbound,user,,America/New_York
# Zoom: a menu takes a call, and nobody answers it
Call ID,Direction,Callee Name,Path,Call Result,Date/Time,Duration ⏎ 1,Inbound,Main Menu,Auto Receptionist,Connected,"Oct 01, 2026 9:00:00 AM",00:00:12
1,Inbound,Team,Call Queue,Answered,"Oct 01, 2026 9:00:12 AM",00:03:30 ⏎ 2,Inbound,Main Menu,Auto Receptionist,Connected,"Oct 01, 2026 9:05:00 AM",00:00:15
2,Inbound,Team,Call Queue,No Answer,"Oct 01, 2026 9:05:15 AM",00:00:00
# GoTo: the zone in the heading
Date [America/New_York],Direction,Disposition,Duration ⏎ 2026-10-01 04:00:00,Inbound,Answered,3m 30s ⏎ 2026-10-01 04:05:00,Inbound,Missed,0s
# Grasshopper: the zone above the headings
All times are Eastern Time ⏎ Date,Time,Call Type,Result,Minutes ⏎ 10/01/2026,4:00 AM,Inbound,Connected,3.5 ⏎ 10/01/2026,4:05 AM,Inbound,Missed,0 ⏎ 10/13/2026,4:06 AM,Outbound,Connected,1
# Telstra: engaged under "Answer indicator" > calls: two; 2026-10-01 09:06:00 busy
Times shown in AEST ⏎ Date,Time,Call Log Type,Answer Indicator,Call Duration ⏎ 01/10/2026,6:00:00 pm,Received,Yes,0:03:30 ⏎ 01/10/2026,6:05:00 pm,Received,No,0:00:00
01/10/2026,6:06:00 pm,Received,No - Busy,0:00:00 ⏎ 13/10/2026,6:07:00 pm,Placed,Yes,0:01:00
# Genesys: lengths in thousandths, told by the end of the call
Date,End Date,Duration,Direction,Total Talk,Abandoned ⏎ 01/10/2026 09:00:00,01/10/2026 09:04:00,240310,Inbound,210412,NO
01/10/2026 09:05:00,01/10/2026 09:06:06,66204,Inbound,,YES ⏎ 13/10/2026 09:58:20,13/10/2026 10:00:01,101150,Outbound,88230,NO
# a code of SIP that says engaged > calls: two; 2026-10-01 09:06:00 busy
Start,Status,Duration (sec),Disconnect Code,Response ⏎ 2026-10-01 09:00:00,Success,210,200,OK ⏎ 2026-10-01 09:05:00,Failed,0,487,Request Terminated
2026-10-01 09:06:00,Failed,0,486,Busy Here
`);
