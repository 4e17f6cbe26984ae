package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.game.Form;
import tercio.domain.sentence.given.Told;

/** Whether veterans or conscripts are lost is the choice of their controller (EU-BATTLE-LOSSES). */
class VeteranLossesTest {

    /** Spain owes losses of a stack of loose LD, of which some are veterans. */
    private static War owing(int ld, int veterans, int lost) {
        var board = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).stack("field", "spain", "artois", 0, 0, ld)
                .war().board();
        return War.on(board.with(board.stacks().get(new StackId("field")).withUnits(Units.of(0, 0, ld), veterans))
                .withDuty(new Duty.Losses(new CountryId("spain"), List.of(new StackId("field")), lost, "battle")));
    }

    private static TakeLosses left(int ld, Integer veterans) {
        return new TakeLosses(new StackId("field"), Counters.of(Units.of(0, 0, ld)), veterans);
    }

    @Test
    void conscriptsAreLostWhereNothingIsSaid() {
        assertThat(owing(3, 1, 1).plays(left(2, null)).board().stacks().get(new StackId("field")).veteranLd()).isEqualTo(1);
    }

    @Test
    void veteransAreLostWhereThePlayerSaysSo() {
        var war = owing(3, 1, 1);
        var form = war.decision("losses").form();

        assertThat(form.fields()).extracting(Form.Field::name).containsExactly("left.ld", "veteranLd");
        war.plays((TakeLosses) form.command().apply(new Form.Filling(Map.of("left.ld", 2, "veteranLd", 0))));
        assertThat(war.board().stacks().get(new StackId("field")).veteranLd()).isZero();
        assertThat(war.board().duties()).isEmpty();
    }

    @Test
    void theNumbersFitWhatIsLost() {
        assertThat(Told.of(owing(3, 2, 1).refuses(left(2, 0)).detail())).as("1 LD is lost, 2 were veterans").contains("least 1, most 2, stay yes");
        assertThat(owing(3, 1, 1).refuses(left(2, 2)).rule().id()).isEqualTo("EU-BATTLE-LOSSES");
        assertThat(owing(3, 1, 1).refuses(left(3, 1)).legal()).isNotEmpty();
    }

    @Test
    void whereAllAreVeteransOrConscriptsNobodyIsAskedAboutThem() {
        assertThat(owing(3, 0, 2).decision("losses").form()).isNull();
        assertThat(owing(3, 3, 2).decision("losses").form()).isNull();
    }
}
