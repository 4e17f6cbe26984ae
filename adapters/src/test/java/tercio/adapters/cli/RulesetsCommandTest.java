package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import tercio.adapters.rulebook.RulebookModules;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.json.JsonMapper;

class RulesetsCommandTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final StringWriter errors = new StringWriter();

    private int run(String... arguments) {
        return new CommandLine(new RulesetsCommand(new PrintStream(out))).setErr(new PrintWriter(errors)).execute(arguments);
    }

    @Test
    void eachRulesetIsListedWithItsViewsAndProcedures() {
        assertThat(run()).isZero();
        RulebookModules.all().modules().forEach(module -> {
            assertThat(out.toString()).contains(module.id() + ": " + module.title().map(Texts::englishPhrase).orElse(module.id()));
            assertThat(module.procedures()).allSatisfy(endpoint -> assertThat(out.toString()).contains("procedure " + endpoint.procedure() + ": "));
            assertThat(module.manifest(Language.EN).views()).allSatisfy(view -> assertThat(out.toString()).contains("view " + view.name() + ": " + view.title()));
        });
    }

    @Test
    void theSchemaOfAProcedureIsPrinted() {
        var module = RulebookModules.all().modules().getFirst();
        var endpoint = module.procedures().getFirst();
        assertThat(run(module.id(), endpoint.procedure())).isZero();
        assertThat(new JsonMapper().readTree(out.toString())).isEqualTo(endpoint.schema());
    }

    @Test
    void whatIsUnknownIsNamedWithWhatIsKnown() {
        assertThat(run("chess")).isEqualTo(2);
        assertThat(errors.toString()).contains("There is no ruleset chess").contains("eu-military");
        assertThat(run("eu-military", "duel")).isEqualTo(2);
        assertThat(errors.toString()).contains("There is no procedure duel").contains("land-battle");
    }
}
