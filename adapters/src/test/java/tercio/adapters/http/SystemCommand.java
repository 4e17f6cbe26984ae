package tercio.adapters.http;

import java.io.IOException;

/** A command of the operating system, of which only its success counts. */
final class SystemCommand {

    private SystemCommand() {}

    /** Runs the command to its end. False where it fails or does not exist. */
    static boolean runs(String... words) {
        try {
            return new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
