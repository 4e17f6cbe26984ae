package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.adapters.json.JsonRecordCodec;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec.EncodedEvent;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.battle.BattleStanding;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.battle.LandBattleProcedure;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** A battle goes on from what is stored of it as it goes on from itself. */
class StoredBattleTest {

    private static final int BATTLES = 200;

    private final JsonRecordCodec notation = new JsonRecordCodec(new MessageRegistry(List.of(new EuMilitary())));

    private BattleFought stored(String text) {
        return (BattleFought) notation.decodeEvent(new EncodedEvent("eu-military/BattleFought", 2, text));
    }

    private BattleFought example() throws IOException {
        return stored(Files.readString(Path.of("src/test/resources/tercio/adapters/events/eu-military/BattleFought.2.json")));
    }

    private BattleStanding again(BattleFought event) {
        return stored(notation.encode(event).payload()).standing();
    }

    @Test
    void aBattleGoesOnFromWhatIsStoredAsFromItself() throws IOException {
        var terms = example().battle();
        var battle = terms.toBattle(Readings.STANDARD);
        var procedure = LandBattleProcedure.of(battle, EuTables.PRINTED);
        var random = new Random(11);
        var stages = new ArrayList<String>();
        for (int fought = 0; fought < BATTLES; fought++) {
            var run = procedure.start(LandBattleProcedure.start(battle, EuTables.PRINTED), die -> OptionalInt.of(1 + random.nextInt(10)), StepRecorder.SILENT);
            while (run instanceof Run.Waiting<BattleState> waiting) {
                var read = again(new BattleFought(new SpaceId("artois"), terms, BattleStanding.ofWaiting(waiting.at().state(), waiting.at().stage(), LossUnit.THIRD)));
                assertThat(read.battleState()).isEqualTo(waiting.at().state());
                var question = read.waits().orElseThrow();
                stages.add(question.stage());
                var answered = switch (question.what()) {
                    case RETREAT_ATTEMPT -> read.battleState().withRetreatIntent(question.side(), random.nextBoolean());
                    case RETREAT_ROOM -> read.battleState().withRetreatRoom(question.side(), random.nextInt(5));
                    case WINNER -> read.battleState().withWinnerRetreating(question.side(), random.nextInt(5));
                    case WITHDRAWAL, CAPTURE -> throw new AssertionError("a battle on land asks " + question.what());
                };
                run = procedure.resume(new Run.Progress<>(question.stage(), answered), die -> OptionalInt.of(1 + random.nextInt(10)), StepRecorder.SILENT);
            }
            var over = ((Run.Finished<BattleState>) run).state();
            var read = again(new BattleFought(new SpaceId("artois"), terms, BattleStanding.of(over, LossUnit.THIRD)));
            assertThat(read.battleState()).isEqualTo(over);
            assertThat(read.waits()).isEmpty();
        }
        assertThat(stages).contains("retreat-attempt/phasing", "retreat-attempt/nonPhasing", "retreat-room/phasing", "retreat-room/nonPhasing");
    }

    /** The names under which battles of games that are stored wait. */
    @Test
    void theStagesAtWhichABattleWaitsKeepTheirNames() throws IOException {
        assertThat(LandBattleProcedure.of(example().battle().toBattle(Readings.STANDARD), EuTables.PRINTED).choices()).containsExactly(
                "retreat-attempt/nonPhasing", "retreat-attempt/phasing", "retreat-room/phasing", "retreat-room/nonPhasing",
                "winner/phasing", "winner/nonPhasing");
    }
}
