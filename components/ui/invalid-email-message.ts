/** What a form says of an email that the browser takes for no address. */
export const INVALID_EMAIL = "Please enter an email address in the format ann@example.com.";
