package tercio.adapters.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import tercio.adapters.rulebook.RulebookModules;

/**
 * A run of the command line with the installed rulebooks.
 *
 * @param exit its code
 * @param out the text of its standard output
 * @param err the text of its standard error output
 */
record CommandRun(int exit, String out, String err) {

    static CommandRun of(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        var line = TercioCommand.commandLine(() -> RulebookModules.installed().rulebooks(), arguments);
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        return new CommandRun(line.execute(arguments), out.toString(), err.toString());
    }
}
