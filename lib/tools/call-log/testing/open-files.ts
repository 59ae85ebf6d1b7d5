/** Files that may be read in two ways. `logFiles` explains the notation. */
import { logFiles } from "./log-file";

export const OPEN_FILES = logFiles(`
# days that may be months > asks: dates
Start,Status,Seconds ⏎ 01/10/2026 09:00,Answered,210 ⏎ 02/10/2026 09:05,Missed,0
# days that may be months, answered > answers: dates=day
Start,Status,Seconds ⏎ 01/10/2026 09:00,Answered,210 ⏎ 01/10/2026 09:05,Missed,0
# the same for an American > answers: dates=month
Start,Status,Seconds ⏎ 10/01/2026 09:00,Answered,210 ⏎ 10/01/2026 09:05,Missed,0
# days told apart by a thirteenth > calls: two; 2026-10-13 09:05:00 missed
Start,Status,Seconds ⏎ 01/10/2026 09:00,Answered,210 ⏎ 01/10/2026 09:05,Missed,0 ⏎ 13/10/2026 09:05,Missed,0
# days told apart by their order > calls: two; 2026-10-02 09:05:00 missed; 2026-11-01 09:05:00 missed
Start,Status,Seconds ⏎ 01/10/2026 09:00,Answered,210 ⏎ 01/10/2026 09:05,Missed,0 ⏎ 02/10/2026 09:05,Missed,0
01/11/2026 09:05,Missed,0
# a newest call first > calls: two; 2026-10-02 09:05:00 missed; 2026-11-01 09:05:00 missed
Start,Status,Seconds ⏎ 01/11/2026 09:05,Missed,0 ⏎ 02/10/2026 09:05,Missed,0 ⏎ 01/10/2026 09:05,Missed,0
01/10/2026 09:00,Answered,210
# a number without a unit > asks: number
Start,Status,Duration ⏎ 2026-10-01 09:00,Answered,4 ⏎ 2026-10-01 09:05,Missed,0
# a number without a unit, in minutes > answers: number=min
Start,Status,Duration ⏎ 2026-10-01 09:00,Answered,3.5 ⏎ 2026-10-01 09:05,Missed,0
# a number whose unit start and end tell
Start,End,Status,Duration ⏎ 2026-10-01 09:00:00,2026-10-01 09:03:30,Answered,3.5
2026-10-01 09:05:00,2026-10-01 09:05:20,Missed,0
# a number of seconds, by its size
Start,Status,Duration ⏎ 2026-10-01 09:00,Answered,210 ⏎ 2026-10-01 09:05,Missed,0
# one thousand or one and a bit > asks: decimal
Start;Status;Duration (s) ⏎ 2026-10-01 09:00;Answered;1.210 ⏎ 2026-10-01 09:05;Missed;0
# one thousand, answered > calls: 2026-10-01 09:00:00 1210; 2026-10-01 09:30:00 missed > answers: decimal=,
Start;Status;Duration (s) ⏎ 2026-10-01 09:00;Answered;1.210 ⏎ 2026-10-01 09:30;Missed;0
# no word on what became of the calls > asks: outcome
Start,From,Duration (s) ⏎ 2026-10-01 09:00,07700900123,210 ⏎ 2026-10-01 09:05,07700900124,30
# a list of missed calls > calls: 2026-10-01 09:00:00 missed; 2026-10-01 09:05:00 missed > answers: outcome=missed > notes: does not say how long
Start,From ⏎ 2026-10-01 09:00,07700900123 ⏎ 2026-10-01 09:05,07700900124
`);
