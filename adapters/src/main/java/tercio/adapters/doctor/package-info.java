/**
 * Examines what the service stands on and does not rule over itself: files and their rights, the database, the disk, the clock, the server
 * of mail, the public address and its certificate. The command {@code tercio doctor} runs all examinations once; the service repeats those
 * that need no second look at its own database, and its health tells what they find.
 *
 * <p>Decided: a finding says what is wrong and what to do, each in one sentence, and an examination never changes anything. A thing that cannot be
 * examined is a finding too.
 */
package tercio.adapters.doctor;
