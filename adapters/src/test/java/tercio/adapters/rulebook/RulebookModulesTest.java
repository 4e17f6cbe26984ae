package tercio.adapters.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.domain.table.OwnTables;

/** The contributions of the registered modules are complete and consistent. */
class RulebookModulesTest {

    private static final RulebookModules INSTALLED = RulebookModules.all();

    @Test
    void eachModuleIsARulesetWithProceduresReadingsAndTables() {
        assertThat(INSTALLED.modules()).extracting(RulebookModule::id)
                .containsExactly("eu-military", "eu-fast-battle", "eu-rapid-battle", "empires-in-arms");
        assertThat(INSTALLED.modules()).allSatisfy(module -> {
            assertThat(module.procedures()).isNotEmpty().extracting(ProcedureEndpoint::ruleset).containsOnly(module.id());
            assertThat(module.procedures(OwnTables.NONE)).extracting(ProcedureEndpoint::procedure)
                    .isEqualTo(module.procedures().stream().map(ProcedureEndpoint::procedure).toList());
            assertThat(module.procedures()).allSatisfy(
                    endpoint -> assertThat(module.readings()).as("and more, where its games have further readings").containsAll(endpoint.readings()));
            assertThat(module.views().tables(module.id())).as("tables of %s", module.id()).isNotEmpty();
        });
    }

    /** Only its own module shows the tables of a ruleset. */
    @Test
    void noModuleShowsTheTablesOfAnother() {
        for (var module : INSTALLED.modules()) {
            assertThat(INSTALLED.modules().stream().filter(other -> other != module))
                    .allSatisfy(other -> assertThat(other.views().tables(module.id())).isEmpty());
        }
    }

    @Test
    void aModuleThatDemonstratesAGameHasItsRulesAndScenarios() {
        var demonstrating = INSTALLED.modules().stream().filter(module -> module.demonstration().isPresent()).toList();

        assertThat(demonstrating).isNotEmpty().allSatisfy(module -> {
            var demonstration = module.demonstration().orElseThrow();
            var rules = module.ruleset().orElseThrow();
            assertThat(rules.id()).isEqualTo(module.id());
            assertThat(Stream.of(demonstration.example(), demonstration.fresh()).map(Demonstration.Game::scenario))
                    .allSatisfy(scenario -> assertThat(rules.scenario(scenario)).isPresent());
        });
    }

    @Test
    void oddsForTheWarmUpAreAnswered() {
        var adjudicator = INSTALLED.adjudicator();
        var requests = INSTALLED.modules().stream().flatMap(module -> module.warmUpOdds().stream()).toList();

        assertThat(requests).isNotEmpty().allSatisfy(request ->
                assertThat(adjudicator.odds(request.getBytes(StandardCharsets.UTF_8), false).json().has("odds")).isTrue());
    }

    @Test
    void anIdIsRegisteredOnce() {
        var module = INSTALLED.modules().getFirst();

        assertThatIllegalArgumentException().isThrownBy(() -> new RulebookModules(List.of(module, module)))
                .withMessageContaining(module.id());
    }
}
