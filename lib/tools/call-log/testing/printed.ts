/** Lists with blanks between their columns, and what is printed above lists. `logFiles` explains the notation. */
import { logFiles } from "./log-file";

export const PRINTED = logFiles(`
# NEC: classes, a day without a year, and an extension that nobody picked up > notes: Days read with “2026”
                                          10/01/2026 PAGE 001 ⏎ CLASS TIME  DATE  LINE DURATION STATION   DIALLED No./CLI
PIN   09:00 10/01 001  00:03:30 200       07700900731 ⏎ IVOT  09:03 10/13 002  00:01:15 203       01904960732
PIN   09:05 10/01 001  00:00:00 NO ANSWER 01904960733 ⏎ ICM   09:40            00:00:50 201       203
# Panasonic, with a line of dashes
Date     Time    Ext  CO Dial Number               Ring Duration Acc code   CD ⏎ -----------------------------------------------
01/10/26 09:00AM 101  01 <I>07700900741            0'08 00:03'30 ⏎ 13/10/26 09:20AM 102  02 01904960742                    00:01'40
01/10/26 09:05AM 101  01 <I>01904960743            0'31 00:00'00            NA
# Mitel: the day in the title, and ringing as the length of a missed call > notes: Days read as “1 OCT 2026”
STATION MESSAGE DETAIL RECORDING        CALLS OF 1 OCT 2026 ⏎  ⏎ TYP EXT#  TRUNK DIALED DIGITS                START ELAPSED  COST
IN  1001  94001 01632960751                  09:00 00:03:30 £00.00 ⏎ IN  ***** 94002 07700900752                  09:05 00:00:24 £00.00
LOC 1003  94001 01904960753                  10:02 00:02:07 £00.35
# the day on which a list was printed is not that of its calls > problem: no column below them has a day
PRINTED 1 OCT 2026 ⏎ EXT  START LENGTH   RESULT ⏎ 1001 09:00 00:03:30 ANSWERED ⏎ 1002 09:05 00:00:24 MISSED
# when calls ended > notes: when calls ended
END DATE  END TIME  TRK   EXT  DURATION  STATION NUMBER           TYPE ⏎ 01.10.26  09:03:30    1    11  00:03:30  07700900771              IN
01.10.26  09:05:00    1    --  00:00:00  01904960773              IN ⏎ 01.10.26  09:40:05    2    12  00:01:25  01904960772              OUT
# Avaya Partner: a call is one's own
CALL DATE     TIME   NUMBER          DUR.      LINE STN ⏎ I    10/01/26 09:00  07700900781     00:03:30  01   10
C    10/13/26 09:45  01904960782     00:01:10  02   11 ⏎ I    10/01/26 09:05  IN              00:00:00  01
# a title with a time of its own, and short words > calls: two; 2026-10-01 09:06:00 busy
STATION MESSAGE DETAIL RECORDING            PRINTED 23/10/2026 18:00 ⏎ DATE     TIME     DURATION EXTN TRK DIR NUMBER        RING  RESULT
01/10/26 09:00:00 00:03:30 2101 003 IN  07700900815   00:07 ANS ⏎ 01/10/26 09:05:00 00:00:00 2101 004 IN  01632960816   00:26 NOA
01/10/26 09:06:00 00:00:00 2103 003 IN  07700900818   00:00 BSY ⏎ 23/10/26 10:10:05 00:02:20 2103 003 OUT 01632960817         ANS
# one heading above a day and a time
Start                Queue   Status    Seconds ⏎ 2026-10-01 09:00:00  Sales   Answered  210 ⏎ 2026-10-01 09:05:00  Sales   Missed    0
# a mobile's bill: the year is that of its period > calls: 2026-10-01 09:00:00 210; 2026-10-03 09:05:00 missed
Invoice 77142 - 01 Oct 2026 to 31 Oct 2026,,,, ⏎ Date,Time,Type,Number,Duration ⏎ 01 Oct,09:00:00,Call received (roaming),0770,00:03:30
02 Oct,12:01:00,Call made,01904,00:01:30 ⏎ 03 Oct,09:05:00,Missed call,0770, ⏎ 03 Oct,12:05:40,Text sent,0770, ⏎ 12 Oct,18:00:31,Voicemail retrieval,121,00:01:05
`);
