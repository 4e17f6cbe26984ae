package tercio.adapters.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.store.Library;
import tercio.adapters.store.Workshop;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.game.BattleCommand.FightBattle;
import tercio.domain.eu.game.BattleCommand.MakeSortie;
import tercio.domain.eu.game.BattleCommand.Retreat;
import tercio.domain.eu.game.MoveCommand.ReturnAfterInterception;
import tercio.domain.eu.game.MoveCommand.SplitStack;
import tercio.domain.game.Command;
import tercio.projections.eu.EuViews;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What an offered command leaves out may be left out when it is sent back. */
class OfferedCommandsTest {

    private static final Counters ONE = new Counters(0, 0, 1);

    static Stream<Command> commandsWithPartsLeftOut() {
        return Stream.of(new FightBattle("artois"), new FightBattle("artois", "spain"), new MakeSortie("artois", List.of(), List.of()),
                Retreat.to("artois", "flandre"), new ReturnAfterInterception("watch", Optional.empty(), List.of()),
                new SplitStack("watch", ONE, false, Optional.empty(), null));
    }

    @ParameterizedTest
    @MethodSource("commandsWithPartsLeftOut")
    void itIsReadAsItWasWritten(Command command) {
        try (var workshop = Workshop.inMemory(new Library(List.of(new EuMilitary()), List.of(new EuViews())))) {
            var written = (ObjectNode) workshop.json().<JsonNode>valueToTree(command);
            var type = workshop.dictionary().command("eu-military", written.remove("type").asString()).orElseThrow();

            assertThat(workshop.json().treeToValue(written, type)).isEqualTo(command);
        }
    }
}
