/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getContent } from "@/lib/content";
import { ContactForm } from "./contact-form";

const { site, services, pages } = getContent();
const texts = pages.contact.form;
const ADDRESS = site.email.general;
const openLink = jest.fn();
const user = userEvent.setup();

const field = (name: RegExp) => screen.getByRole("textbox", { name });
const service = () => screen.getByRole("combobox", { name: /Service/ });
const send = () => user.click(screen.getByRole("button", { name: "Send message" }));

beforeEach(() => {
  openLink.mockClear();
  sessionStorage.clear();
  window.history.replaceState(undefined, "", "/contact");
});

function renderForm() {
  return render(<ContactForm address={ADDRESS} texts={texts} services={services} openLink={openLink} />);
}

async function fillIn(values: { name?: string; email?: string; message?: string } = {}) {
  const { name = "Ann Burns", email = "ann@burns.example", message = "One phone" } = values;
  if (name) await user.type(field(/Full name/), name);
  if (email) await user.type(field(/Email/), email);
  if (message) await user.type(field(/Message/), message);
}

describe("the contact form", () => {
  it("opens the mail program with the message", async () => {
    renderForm();
    await fillIn();
    await user.type(field(/Company/), "Burns & Sons");
    await user.selectOptions(service(), "Pay-Per-Lead");
    await send();
    const [[link]] = openLink.mock.calls;
    expect(link.split("&body=")[0]).toBe(
      `mailto:${ADDRESS}?subject=New%20Contact%20Form%20Submission%20from%20Ann%20Burns`,
    );
    expect(decodeURIComponent(link.split("&body=")[1])).toBe(
      [
        "Name: Ann Burns",
        "Email: ann@burns.example",
        "Company: Burns & Sons",
        "Phone: ",
        "Service Interest: Pay-Per-Lead",
        "Message: One phone",
      ].join("\r\n"),
    );
    expect(screen.getByText(texts.opened)).toBeVisible();
  });

  it("opens one email when Send is double-clicked, and another one later", async () => {
    renderForm();
    await fillIn();
    const now = jest.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(5000);
    await user.dblClick(screen.getByRole("button", { name: "Send message" }));
    expect(openLink).toHaveBeenCalledTimes(1);
    now.mockReturnValue(6000);
    await send();
    expect(openLink).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });

  it("shows a problem at each empty required field and focuses the first", async () => {
    renderForm();
    await send();
    expect(openLink).not.toHaveBeenCalled();
    expect(field(/Full name/)).toHaveFocus();
    expect(field(/Full name/)).toHaveAttribute("aria-invalid", "true");
    expect(field(/Full name/)).toHaveAccessibleDescription(/enter your name/);
    expect(field(/Email/)).toHaveAccessibleDescription(/enter the email address/);
    expect(field(/Message/)).toHaveAccessibleDescription(/write a line/);
    expect(field(/Company/)).not.toHaveAttribute("aria-invalid");
    expect(service()).not.toHaveAttribute("aria-invalid");
  });

  it.each(["ann", "ann@", "@burns.example", "ann burns@x.example"])(
    "does not accept %s as an email address",
    async (email) => {
      renderForm();
      await fillIn({ email });
      await send();
      expect(openLink).not.toHaveBeenCalled();
      expect(field(/Email/)).toHaveFocus();
      expect(field(/Email/)).toHaveAccessibleDescription(/in the format/);
    },
  );

  it("does not accept spaces as a name", async () => {
    renderForm();
    await fillIn({ name: "   " });
    await send();
    expect(field(/Full name/)).toHaveFocus();
    expect(openLink).not.toHaveBeenCalled();
  });

  it("removes a problem once it is fixed, and shows new ones only on submit", async () => {
    renderForm();
    await user.type(field(/Email/), "ann");
    expect(field(/Email/)).not.toHaveAttribute("aria-invalid");
    await send();
    await user.type(field(/Full name/), "A");
    expect(field(/Full name/)).not.toHaveAttribute("aria-invalid");
    expect(field(/Email/)).toHaveAttribute("aria-invalid", "true");
    await user.type(field(/Email/), "@burns.example");
    expect(field(/Email/)).not.toHaveAccessibleDescription();
    expect(field(/Message/)).toHaveAccessibleDescription();
  });

  it("suggests copying a message that is too long for a link, even before it is sent", async () => {
    renderForm();
    await fillIn();
    expect(screen.getByText(texts.hint)).toBeVisible();
    fireEvent.input(field(/Message/), { target: { value: "long ".repeat(500) } });
    expect(screen.getByText(texts.tooLong)).toBeVisible();
    await send();
    expect(openLink).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Copy message" })).toHaveFocus();
    expect(screen.getByText(texts.tooLong)).toBeVisible();
    expect(sessionStorage).toHaveLength(1);
  });

  it("copies the email, even when fields are empty", async () => {
    renderForm();
    await fillIn({ email: "" });
    await user.click(screen.getByRole("button", { name: "Copy message" }));
    const copied = await navigator.clipboard.readText();
    expect(copied.split("\n")[0]).toBe(`To: ${ADDRESS}`);
    expect(copied).toMatch(/\nSubject: .* Ann Burns\n\nName: Ann Burns\nEmail: \n[^]*One phone$/);
    expect(screen.getByText(/^Copied/)).toBeVisible();
  });

  it("shows the email when the browser refuses to copy it", async () => {
    renderForm();
    await fillIn();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("NotAllowedError"));
    await user.click(screen.getByRole("button", { name: "Copy message" }));
    expect((field(/The whole email/) as HTMLTextAreaElement).value).toContain("Message: One phone");
  });
});

describe("the draft", () => {
  it("restores the draft after a reload", async () => {
    const { unmount } = renderForm();
    await fillIn();
    await user.selectOptions(service(), "Live Chat Support");
    unmount();
    renderForm();
    expect(field(/Full name/)).toHaveValue("Ann Burns");
    expect(field(/Email/)).toHaveValue("ann@burns.example");
    expect(field(/Message/)).toHaveValue("One phone");
    expect(service()).toHaveDisplayValue("Live Chat Support");
  });

  it("keeps the draft after sending, because no mail program may have opened", async () => {
    const { unmount } = renderForm();
    await fillIn();
    await send();
    unmount();
    renderForm();
    expect(field(/Full name/)).toHaveValue("Ann Burns");
  });

  it.each(["not JSON", "null", "[]", '{"search":"","values":{"name":{}}}'])(
    "ignores an invalid draft: %s",
    (stored) => {
      sessionStorage.setItem("contact-draft", stored);
      renderForm();
      expect(field(/Full name/)).toHaveValue("");
    },
  );

  it("opens the mail program even if storage is blocked", async () => {
    const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    renderForm();
    await fillIn();
    await send();
    expect(openLink).toHaveBeenCalledTimes(1);
    blocked.mockRestore();
  });
});

describe("the service in the URL", () => {
  it.each([
    ["?service=pay-per-lead", "Pay-Per-Lead"],
    ["?service=laundry", "Not sure yet"],
    ["?service=", "Not sure yet"],
    ["", "Not sure yet"],
  ])("selects the service of the query: %j selects %s", (search, selected) => {
    window.history.replaceState(undefined, "", `/contact${search}`);
    renderForm();
    expect(service()).toHaveDisplayValue(selected);
  });

  it("keeps the service that the visitor selected at the same URL", async () => {
    window.history.replaceState(undefined, "", "/contact?service=pay-per-lead");
    const { unmount } = renderForm();
    await user.selectOptions(service(), "Live Chat Support");
    unmount();
    renderForm();
    expect(service()).toHaveDisplayValue("Live Chat Support");
  });

  it("prefers the service in the URL to a draft from another URL", async () => {
    const { unmount } = renderForm();
    await user.selectOptions(service(), "Live Chat Support");
    unmount();
    window.history.replaceState(undefined, "", "/contact?service=pay-per-lead");
    renderForm();
    expect(service()).toHaveDisplayValue("Pay-Per-Lead");
  });
});
