/** Encodings, and tables that are not tidy. */
import { logFiles, TWO, type LogFile } from "./log-file";

function utf16(text: string, { bigEndian = false, mark = true } = {}): Uint8Array {
  const bytes = Buffer.from(`${mark ? "\ufeff" : ""}${text}`, "utf16le");
  return bigEndian ? bytes.swap16() : bytes;
}

const PLAIN = "Start;Grüße;Status;Seconds\n2026-10-01 09:00;ä;Answered;210\n2026-10-01 09:05;ö;Missed;0\n";

const encodings: readonly LogFile[] = [
  { name: "UTF-8 with a byte order mark", text: Buffer.from(`\ufeff${PLAIN}`), calls: TWO, notes: ["Grüße"] },
  { name: "UTF-8 without one", text: Buffer.from(PLAIN), calls: TWO, notes: ["Grüße"] },
  { name: "UTF-16, little end first", text: utf16(PLAIN), calls: TWO, notes: ["Grüße"] },
  { name: "UTF-16, big end first", text: utf16(PLAIN, { bigEndian: true }), calls: TWO, notes: ["Grüße"] },
  { name: "UTF-16 without a mark", text: utf16(PLAIN, { mark: false }), calls: TWO, notes: ["Grüße"] },
  { name: "Windows-1252", text: Buffer.from(PLAIN, "latin1"), calls: TWO, notes: ["Grüße"] },
  { name: "an Excel workbook", text: Buffer.from("PK\u0003\u0004…"), problem: "workbook" },
  { name: "a PDF", text: Buffer.from("%PDF-1.7"), problem: "PDF" },
  { name: "a picture", text: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10]), problem: "picture" },
  {
    name: "a web page that is called .xls",
    text: Buffer.from("<html><table><tr><td>Start"),
    problem: "web page",
  },
  { name: "bytes of a program", text: Buffer.from([1, 0, 0, 2, 0, 0, 3, 9, 9]), problem: "no text" },
];

const tables = logFiles(`
# words within others: no call that was answered, or that the firm made > calls: two; 2026-10-01 09:06:00 missed; 2026-10-01 09:07:00 missed; 2026-10-01 09:08:00 missed
Start,Status,Seconds ⏎ 2026-10-01 09:00:00,Successful,210 ⏎ 2026-10-01 09:05:00,Unsuccessful,20
2026-10-01 09:06:00,Timed-out,20 ⏎ 2026-10-01 09:07:00,Incomplete,20 ⏎ 2026-10-01 09:08:00,Unconnected,20
# empty rows and columns
;;;; ⏎ ;Start;;Status;Seconds ⏎ ;;;; ⏎ ;2026-10-01 09:00;;Answered;210 ⏎ ;;;; ⏎ ;2026-10-01 09:05;;Missed;0 ⏎ ;;;;
# lines of an old Mac
Start,Status,Seconds\r2026-10-01 09:00,Answered,210\r2026-10-01 09:05,Missed,0
# quotes with separators and line breaks in them
Start,Note,Status,Seconds ⏎ 2026-10-01 09:00,"a, b; ""c"" ⏎ d",Answered,210 ⏎ 2026-10-01 09:05,"",Missed,0
# a row that is no call > unread: 3
Start,Status,Seconds ⏎ 2026-10-01 09:00,Answered,210 ⏎ soon,Missed,0 ⏎ 2026-10-01 09:05,Missed,0
# a day that does not exist > unread: 3
Start,Status,Seconds ⏎ 2026-10-01 09:00,Answered,210 ⏎ 2026-02-30 09:00,Missed,0 ⏎ 2026-10-01 09:05,Missed,0
# a length that is none > unread: 3
Start,Status,Seconds ⏎ 2026-10-01 09:00,Answered,210 ⏎ 2026-10-01 09:01,Answered,pending ⏎ 2026-10-01 09:05,Missed,0
# headings on every page > notes: repeated headings; totals
Start,Status,Seconds ⏎ 2026-10-01 09:00,Answered,210 ⏎ Start,Status,Seconds ⏎ 2026-10-01 09:05,Missed,0
Average,,105
# headings alone > problem: no column below
Start,Status,Seconds
# nothing > problem: no text
 
# a letter > problem: Dear all
Dear all, ⏎ please find the list attached.
# a list of customers > problem: No column says when
Name,Telephone,Town ⏎ A,07700900123,Leeds ⏎ B,07700900124,York
# calls that were made alone > notes: calls that you made > problem: None of the rows
Start,Direction,Status,Seconds ⏎ 2026-10-01 09:00,outbound,Answered,210
# the numbers of an Android telephone > notes: One row of calls that you made > calls: 2026-10-01 09:00:00 210; 2026-10-01 09:05:00 missed
number,duration,date,type,contact_name ⏎ +447700900231,210,1790841600412,1,(Unknown)
+447700900232,0,1790841900412,3,(Unknown) ⏎ +447700900232,66,1790842000412,2,(Unknown)
# days and parts of a day as Excel counts them
Date,Time,Caller,Answered?,Talk time ⏎ 46296,0.375,0770,Yes,0.002430556 ⏎ 46296,0.378472222,0771,No,
# a moment under a heading that is not about time
type,name,number,posted,duration ⏎ Received,Ned,+447700900221,2026-10-01T04:00:00.000-04:00,PT3M30S
Missed,,+447700900222,2026-10-01T04:05:00.000-04:00, ⏎ Placed,,+447700900222,2026-10-01T04:06:00.000-04:00,PT45S
# a number that was called, a column of zones without any, and a second too many > unread: 4
Start,Dial Number,Time zone,Status,Talk time ⏎ 2026-10-01 09:00:00,01414960001,,Answered,00:03:30
2026-10-01 09:05:00,01414960001,,Missed,00:00:00 ⏎ 2026-10-01 09:06:00,01414960001,,Answered,00:03:60
# a weekday of a language that we do not know > asks: dates
Start,Status,Seconds ⏎ sob 03/10/2026 09:00:00,Answered,210 ⏎ sob 03/10/2026 09:05:00,Missed,0
# a list kept by hand: hours to twelve, ticks, a day once > notes: Times such as “1.20” > calls: two; 2026-10-01 13:20:00 missed; 2026-10-02 08:55:00 90
Date,Time,Who rang,Spoke to them,Missed,Mins on phone ⏎ Thu 1 Oct 2026,9.00,Mrs Lamb,✓,,3.5 ⏎ ,9.05,unknown,,✓, ⏎ ,1.20,Mr Okoro,,✓, ⏎ Fri 2 Oct 2026,8.55,Mrs Lamb,✓,,1.5
# start and end by hand, past midnight > calls: 2026-10-01 09:00:00 240; 2026-10-01 09:05:00 missed; 2026-10-01 23:58:00 300
Date,Start,End,Caller,Notes ⏎ 1 Oct 2026,09:00,09:04,Pinewood Farm, ⏎ ,09:05,,0770,no answer ⏎ ,23:58,00:03,Mrs Lal,wants invoice
# an answering service: a message taken is an answer > calls: 2026-10-01 09:00:00 210; 2026-10-01 09:05:00 missed; 2026-10-01 09:06:00 40
Date	Time	Status	Duration ⏎ 2026-10-01	09:00	Message taken	210 sec ⏎ 2026-10-01	09:05	Caller hung up	0 sec ⏎ 2026-10-01	09:06	Transferred	40 sec
# what became of the job is not what became of the call
Job,Date,Call in,Call,Call length,Job result ⏎ 1,Thu 01/10/2026,9:00 AM,Taken,3m 30s,Cancelled by customer ⏎ 2,Thu 01/10/2026,9:05 AM,Missed,,
# the words of a desk, where the talk says enough
Date       Time     Line Caller          Wait   Talk    Result ⏎ ---------- -------- ---- --------------- ------ ------- ------
2026-10-01 09:00:00 L1   07700900231     0m05s  3m30s   BOOKED ⏎ 2026-10-01 09:05:00 L2   01632960432     0m48s          LOST
# the year in the title, and weekdays > calls: 2026-10-05 09:00:00 210; 2026-10-05 09:05:00 missed
Calls in - front desk - October 2026,,,, ⏎ Date,Time,Caller,Length,Notes ⏎ Mon 5 Oct,9.00am,Mrs Pallister,3m 30s,boiler ⏎ ,9.05am,unknown,,missed
# rang, picked up, hung up > calls: two; 2026-10-01 23:58:41 135
Date,Rang,Picked up,Hung up,Job ⏎ 1 Oct 2026,09:00:00,09:00:07,09:03:37,Elm St ⏎ 1 Oct 2026,09:05:00,,09:05:30, ⏎ 1 Oct 2026,23:58:41,23:58:50,00:01:05,Bell Inn
# days as rows of their own > notes: Each day read from the row above > calls: two; 2026-10-02 16:20:00 busy
Phone sheet,,, ⏎ Time,Caller,Outcome,Length (min:sec) ⏎ Thursday 1 October 2026,,, ⏎ 9:00,Mr Abbot,Answered,3:30 ⏎ 9:05,Tilney,Missed,
Friday 2 October 2026,,, ⏎ 16:20,withheld,Engaged, ⏎ Total answered,,1,
# a time with a point after its day
When,Picked up?,How long ⏎ 1 Oct 2026 09.00,Y,3 mins 30 ⏎ 1 Oct 2026 09.05,N,
# hours to twelve, with the day in every row > notes: Times such as “1:20” > calls: 2026-10-21 12:30:00 360; 2026-10-21 13:20:00 120; 2026-10-22 08:55:00 300; 2026-10-22 14:40:00 missed
Date,Time,Result,Mins ⏎ 21/10/2026,12:30,Answered,6 ⏎ 21/10/2026,1:20,Answered,2 ⏎ 22/10/2026,8:55,Answered,5 ⏎ 22/10/2026,2:40,Missed,
`);

export const TABLES: readonly LogFile[] = [...encodings, ...tables];
