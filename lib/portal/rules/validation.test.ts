import { readRequestForm, signInProblem, signUpProblem, type SignUpForm } from "./validation";

const form: SignUpForm = {
  firstName: "Ada",
  lastName: "Reid",
  email: "ada@x.example",
  password: "secret",
  confirmPassword: "secret",
};

test("a sign-up in order has no problem, with a company or without", () => {
  expect(signUpProblem(form)).toBeUndefined();
  expect(signUpProblem({ ...form, company: "" })).toBeUndefined();
});

test.each(["firstName", "lastName", "email", "password", "confirmPassword"] as const)(
  "%s is required",
  (field) => {
    expect(signUpProblem({ ...form, [field]: "" })?.field).toBe(field);
  },
);

test.each(["firstName", "lastName", "email"] as const)("white space is no %s", (field) => {
  expect(signUpProblem({ ...form, [field]: " \t" })?.field).toBe(field);
});

test("a password may consist of spaces", () => {
  expect(signUpProblem({ ...form, password: " ".repeat(6), confirmPassword: " ".repeat(6) })).toBeUndefined();
});

test("required fields are looked at before the passwords, in the form's order", () => {
  const empty = { firstName: "", lastName: "", email: "", password: "a", confirmPassword: "b" };
  expect(signUpProblem(empty)?.field).toBe("firstName");
});

test("the match of the passwords is checked before their length", () => {
  expect(signUpProblem({ ...form, password: "abc", confirmPassword: "abd" })).toEqual({
    field: "confirmPassword",
    message: "Passwords do not match.",
  });
  expect(signUpProblem({ ...form, password: "abcde", confirmPassword: "abcde" })).toEqual({
    field: "password",
    message: "Password must be at least 6 characters",
  });
});

test("six characters are enough", () => {
  expect(signUpProblem({ ...form, password: "abcdef", confirmPassword: "abcdef" })).toBeUndefined();
});

test("a sign-in needs email and password", () => {
  expect(signInProblem({ email: "", password: "" })?.field).toBe("email");
  expect(signInProblem({ email: "a@x.example", password: "" })?.field).toBe("password");
  expect(signInProblem({ email: "a@x.example", password: " " })).toBeUndefined();
});

const request = { service: "Live Chat Support", industry: "HVAC", description: "Please" };

test("a request has a priority by default", () => {
  expect(readRequestForm(request)).toEqual({ ...request, priority: "medium" });
  expect(readRequestForm({ ...request, priority: "high" })).toEqual({ ...request, priority: "high" });
});

test.each([
  ["service", ""],
  ["service", "Window Cleaning"],
  ["industry", ""],
  ["industry", "Live Chat Support"],
  ["description", ""],
  ["description", "  \n"],
  ["priority", "urgent"],
] as const)("a request with %s %j is incomplete", (field, value) => {
  expect(readRequestForm({ ...request, [field]: value })).toEqual({
    field,
    message: "Please fill in all fields.",
  });
});
