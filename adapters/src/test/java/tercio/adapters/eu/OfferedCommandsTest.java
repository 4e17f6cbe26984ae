package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.json.Json;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.record.MessageRegistry;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.MakeSortie;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.movement.play.MoveCommand.ReturnAfterInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.land.siege.play.SiegeCommand.PlaceGarrison;
import tercio.domain.game.Command;
import tercio.domain.map.SpaceId;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Fields that an offered command leaves out may be left out when it is sent back. */
class OfferedCommandsTest {

    private static final MessageRegistry DICTIONARY = new MessageRegistry(RulebookModules.all().rulebooks().rulesets());
    private static final JsonMapper JSON = Json.wire(DICTIONARY);
    private static final Counters ONE = new Counters(0, 0, 1);

    static Stream<Command> commandsWithPartsLeftOut() {
        return Stream.of(new FightBattle(new SpaceId("artois")), new FightBattle(new SpaceId("artois"), new CountryId("spain")), new MakeSortie(new SpaceId("artois"), List.of(), List.of()),
                Retreat.to(new SpaceId("artois"), new SpaceId("flandre")), new ReturnAfterInterception(new StackId("watch"), Optional.empty(), List.of()),
                new SplitStack(new StackId("watch"), ONE, false, Optional.empty(), null), new TakeLosses(new StackId("watch"), ONE),
                new AttemptEvasion(new SpaceId("artois"), new SpaceId("flandre"), 0), new WithdrawIntoFortress(new SpaceId("artois")),
                new WithdrawIntoFortress(new SpaceId("artois"), Optional.of(List.of(new Troops(new StackId("watch"), ONE))), Optional.of(List.of())),
                new Retreat(new SpaceId("artois"), new SpaceId("flandre"), 0, List.of(new Troops(new StackId("watch"), ONE, 1)), Optional.of(List.of(new LeaderId("guise")))),
                new PlaceGarrison(new StackId("watch"), new SpaceId("flandre")), new PlaceGarrison(new StackId("watch"), new SpaceId("flandre"), Optional.of(ONE), List.of(), 0));
    }

    @ParameterizedTest
    @MethodSource("commandsWithPartsLeftOut")
    void itIsReadAsItWasWritten(Command command) {
        var written = (ObjectNode) JSON.<JsonNode>valueToTree(command);
        var type = DICTIONARY.command("eu-military", written.remove("type").asString()).orElseThrow();

        assertThat(JSON.treeToValue(written, type)).isEqualTo(command);
    }
}
