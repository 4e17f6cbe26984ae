package tercio.adapters.cli;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.PrintedBoard;
import tercio.projections.PrintedBoard.Party;
import tercio.projections.sentence.Language;

/** Lists the countries or powers of a ruleset with what is printed of them. */
@Command(name = "parties", mixinStandardHelpOptions = true,
        description = "List the countries or powers of a ruleset: the id, the name, whether it is a great power, and the troops that it has and not all others.")
public final class PartiesCommand implements Callable<Integer> {

    private final PrintStream out;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "RULESET", description = "the ruleset")
    private String ruleset;

    @Parameters(index = "1", arity = "0..1", paramLabel = "PARTY", description = "only this country or power, by its id or its name")
    private String party;

    public PartiesCommand() {
        this(System.out);
    }

    PartiesCommand(PrintStream out) {
        this.out = out;
    }

    @Override
    public Integer call() {
        var module = UnknownName.requireRuleset(spec, ruleset);
        var known = module.ruleset().flatMap(rules -> module.views().board(rules)).map(PrintedBoard::parties).orElse(List.of());
        var shown = known.stream().filter(each -> party == null || each.id().equals(party) || isNamed(each, party)).toList();
        if (shown.isEmpty() && party != null) {
            throw UnknownName.refusal(spec, UnknownName.Kind.PARTY, party, known.stream().map(Party::id).toList());
        }
        var told = CommandText.of(spec);
        shown.forEach(each -> out.println(told.phrase(line(each))));
        out.flush();
        return 0;
    }

    /** Whether a party has a name in one of the languages. */
    private static boolean isNamed(Party party, String name) {
        return Arrays.stream(Language.values()).anyMatch(language -> party.name().in(language).equalsIgnoreCase(name));
    }

    private static Sentence line(Party party) {
        return Sentence.of("program.list.party").with("id", new Text(party.id())).with("name", new Phrase(party.name().phrase())).with("major", party.major())
                .with("any", !party.troops().isEmpty()).with("troops", new Text(String.join(", ", party.troops())));
    }
}
