package tercio.domain.eu.land.siege.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.siege.UnderminingResult;
import tercio.domain.eu.land.siege.play.SiegeEvent.BesiegersChecked;
import tercio.domain.eu.land.siege.play.SiegeEvent.BesiegersOweAttrition;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeResolved;
import tercio.domain.eu.land.siege.play.SiegeEvent.UnderminingTookEffect;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Siege attrition of besiegers (EU-ATTR-BESIEGER). Once before the sieges of a round are resolved, all besiegers that are too small
 * to undermine or have no line of supply roll, with or without a campaign (AMB-78). A failed check of an undermining brings a roll too;
 * its losses come before the effect on the fortress, as in the odds of a siege (reading).
 */
public final class BesiegersAttrition {

    private static final String RULE = "EU-ATTR-BESIEGER";

    private BesiegersAttrition() {}

    /**
     * Checks all besiegers before the sieges of a round.
     *
     * @return whether any of them roll
     */
    public static boolean begin(EuCommandRun play) {
        var board = play.board();
        var due = new ArrayList<AttritionDue>();
        var why = new ArrayList<Step>();
        for (int turn = 0; turn < play.state().order().size(); turn++) {
            var alliance = play.state().allianceAt(turn);
            var provinces = board.state().stacksOf(alliance)
                    .filter(stack -> !stack.besieged() && board.hasEnemyFortress(stack.province(), alliance))
                    .map(Stack::province).distinct().sorted().toList();
            for (var province : provinces) {
                check(board, province, board.stacksInField(province, alliance), due, why);
            }
        }
        if (!due.isEmpty()) {
            play.emit(new BesiegersChecked(due), why);
        }
        return !due.isEmpty();
    }

    private static void check(WarView board, SpaceId province, List<Stack> besiegers, List<AttritionDue> due, List<Step> why) {
        boolean tooSmall = WarView.thirds(besiegers) < board.siegeThirds(province);
        boolean noLine = SiegeSupply.haveNoLine(board, besiegers);
        if (tooSmall || noLine) {
            due.add(AttritionDue.besieging(province, ids(besiegers), noLine, tooSmall));
            why.add(Step.of("siege of " + Sieges.describeFortress(board, province), RULE).result(tooSmall
                    ? Sentence.of("eu.siege.result-too-few").with("ld", SentenceNames.ld(WarView.thirds(besiegers))).with("least", SentenceNames.ld(board.siegeThirds(province)))
                            .with("line", !noLine)
                    : Sentence.of("eu.siege.result-no-line")));
        }
    }

    /** Makes the roll of a failed check of an undermining due: the effect on the fortress waits for it. */
    static void oweAttrition(EuCommandRun play, SpaceId province, CountryId by, UnderminingResult result) {
        play.emit(new BesiegersOweAttrition(by, AttritionDue.besieging(province, ids(play.board().besiegers(province)), false, false), result));
    }

    /**
     * Applies the effect of an undermining once the attrition of the besiegers is settled.
     *
     * @return whether one was waiting
     */
    public static boolean applyUndermining(EuCommandRun play, Phase.Sieges sieges) {
        var waiting = sieges.undermined();
        if (waiting == null) {
            return false;
        }
        boolean besieged = !play.board().besiegers(waiting.province()).isEmpty();
        play.emit(new UnderminingTookEffect(waiting.province(), waiting.by(), waiting.result(),
                besieged && waiting.result() == UnderminingResult.BREACH_OR_WAR_HONOUR));
        if (besieged) {
            UnderminingResolution.applyEffect(play, waiting.province(), waiting.by(), waiting.result());
        } else {
            play.emit(new SiegeResolved(waiting.province()));
        }
        return true;
    }

    private static List<StackId> ids(List<Stack> stacks) {
        return stacks.stream().map(Stack::id).toList();
    }
}
