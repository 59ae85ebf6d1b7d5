/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { getContent } from "@/lib/content";
import { ContactForm } from "./contact-form";

const { site, services, pages } = getContent();
const texts = pages.contact.form;
const ADDRESS = site.email.general;
const openLink = jest.fn();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => user.click(screen.getByText(name));
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const choose = (option: string) => user.selectOptions(field(/Service/), option);

beforeEach(() => {
  openLink.mockClear();
  sessionStorage.clear();
  window.history.replaceState(undefined, "", "/contact");
});

const renderForm = () =>
  render(<ContactForm address={ADDRESS} texts={texts} services={services} openLink={openLink} />);

function fillIn(email = "ann@burns.example") {
  type(/Full name/, "Ann Burns");
  type(/Email/, email);
  type(/Message/, "One phone");
}

it("opens the mail program with the message, once when Send is double-clicked, and keeps the draft", async () => {
  const { unmount } = renderForm();
  fillIn();
  type(/Company/, "Burns & Sons");
  await choose("Pay-Per-Lead");
  const now = jest.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(5000);
  await user.dblClick(screen.getByText("Send message"));
  expect(openLink).toHaveBeenCalledTimes(1);
  now.mockReturnValue(6000);
  await press("Send message");
  expect(openLink).toHaveBeenCalledTimes(2);
  now.mockRestore();
  const [[link]] = openLink.mock.calls;
  expect(link.split("&body=")[0]).toBe(
    `mailto:${ADDRESS}?subject=New%20Contact%20Form%20Submission%20from%20Ann%20Burns`,
  );
  // The rest of the link: compose-mail.test.
  expect(decodeURIComponent(link)).toContain("Service Interest: Pay-Per-Lead\r\nMessage: One phone");
  expect(screen.getByText(texts.opened)).toBeVisible();
  // No mail program may have opened.
  unmount();
  renderForm();
  expect([field(/Full name/).value, field(/Email/).value, field(/Message/).value]).toEqual([
    ...["Ann Burns", "ann@burns.example", "One phone"],
  ]);
  expect(field(/Service/)).toHaveDisplayValue("Pay-Per-Lead");
});

it("shows a problem at each empty required field, focuses the first, and removes each once it is fixed", async () => {
  renderForm();
  type(/Full name/, "   ");
  type(/Email/, "ann");
  expect(field(/Email/)).not.toHaveAttribute("aria-invalid");
  await press("Send message");
  expect(openLink).not.toHaveBeenCalled();
  expect(field(/Full name/)).toHaveFocus();
  expect(field(/Full name/)).toHaveAccessibleDescription(/enter your name/);
  expect(field(/Email/)).toHaveAccessibleDescription(/in the format/);
  expect(field(/Message/)).toHaveAccessibleDescription(/write a line/);
  for (const name of [/Company/, /Service/]) expect(field(name)).not.toHaveAttribute("aria-invalid");
  type(/Full name/, "A");
  type(/Email/, "ann@burns.example");
  expect(field(/Full name/)).not.toHaveAttribute("aria-invalid");
  expect(field(/Email/)).not.toHaveAccessibleDescription();
  expect(field(/Message/)).toHaveAttribute("aria-invalid", "true");
});

it("suggests copying a message that is too long for a link, even before it is sent", async () => {
  renderForm();
  fillIn();
  expect(screen.getByText(texts.hint)).toBeVisible();
  type(/Message/, "long ".repeat(500));
  expect(screen.getByText(texts.tooLong)).toBeVisible();
  await press("Send message");
  expect(openLink).not.toHaveBeenCalled();
  expect(screen.getByText("Copy message")).toHaveFocus();
  expect(screen.getByText(texts.tooLong)).toBeVisible();
});

it("copies the email, even when fields are empty, and shows it when the browser refuses to copy it", async () => {
  renderForm();
  fillIn("");
  await press("Copy message");
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^To: .*\nSubject: .* Ann Burns\n\nName: Ann Burns\nEmail: \n[^]*One phone$/);
  expect(screen.getByText(/^Copied/)).toBeVisible();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("NotAllowedError"));
  await press("Copy message");
  expect(field(/The whole email/).value).toContain("Message: One phone");
});

it("ignores an invalid draft, and opens the mail program even if storage is blocked", async () => {
  for (const stored of ["not JSON", "null", "[]", '{"search":"","values":{"name":{}}}']) {
    sessionStorage.setItem("contact-draft", stored);
    const { unmount } = renderForm();
    expect(field(/Full name/)).toHaveValue("");
    unmount();
  }
  const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  renderForm();
  fillIn();
  await press("Send message");
  expect(openLink).toHaveBeenCalledTimes(1);
  blocked.mockRestore();
});

it("selects the service of the query, unless the visitor has selected another at the same URL", async () => {
  const selected = () => screen.getByRole<HTMLSelectElement>("combobox").selectedOptions[0]!.text;
  const open = (search: string) => {
    window.history.replaceState(undefined, "", `/contact${search}`);
    return renderForm();
  };
  for (const [search, expected] of [
    ["?service=laundry", "Not sure yet"],
    ["?service=", "Not sure yet"],
    ["", "Not sure yet"],
    ["?service=pay-per-lead", "Pay-Per-Lead"],
  ] as const) {
    const { unmount } = open(search);
    expect([search, selected()]).toEqual([search, expected]);
    unmount();
  }
  const { unmount } = open("?service=pay-per-lead");
  await choose("Live Chat Support");
  unmount();
  const again = open("?service=pay-per-lead");
  expect(selected()).toBe("Live Chat Support");
  again.unmount();
  open("?service=software-development");
  expect(selected()).toBe("Software Development");
});
