const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** An ISO date as the British write it: "19 March 2026". */
export const formatDate = (date: string): string => long.format(new Date(date));
