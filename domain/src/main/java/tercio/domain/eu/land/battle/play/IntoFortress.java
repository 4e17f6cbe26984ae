package tercio.domain.eu.land.battle.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.PartsWithChange;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Form.Choice;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * The troops that enter the fortress before a battle: all that it holds without a die, or a part by an evasion while the others
 * evade. The player chooses counters, veterans and leaders of each stack (EU-BATTLE-EVASION, EU-UNIT-2). Reading: leaders are
 * with troops of their stack. No more go in than the counters give change for (EU-UNIT-4).
 */
final class IntoFortress {

    private static final String KIND = "WithdrawIntoFortress";

    private IntoFortress() {}

    /** LD that enter without a die: as many as the fortress holds. */
    static int ldEntering(WarView board, Engagement engagement) {
        return PartsWithChange.of(board.state(), Evasions.evaders(board, engagement)).greatest(Evasions.evaders(board, engagement), board.roomInside(engagement.province()));
    }

    /** The troops that enter by this withdrawal; empty if the side cannot divide itself so. */
    static Optional<Division> division(WarView board, Engagement engagement, WithdrawIntoFortress command) {
        var able = Evasions.evaders(board, engagement);
        int entering = ldEntering(board, engagement);
        return command.stacks().isEmpty()
                ? Optional.of(Division.ofFirst(board.state(), able, entering)).filter(first -> command.leaders().isEmpty())
                : Division.ofTroopsInside(board.state(), able, command.stacks().get(), command.leaders()).filter(inside -> inside.ld() == entering);
    }

    /** The troops that enter if this evasion succeeds, perhaps none; empty if the side cannot divide itself so. */
    static Optional<Division> division(WarView board, Engagement engagement, AttemptEvasion command) {
        var able = Evasions.evaders(board, engagement);
        int most = Evasions.mostInside(board, engagement);
        return command.stacks().isEmpty()
                ? Optional.of(Division.ofFirst(board.state(), able, Math.max(0, command.inside())))
                        .filter(first -> command.inside() >= 0 && command.inside() <= most && first.ld() == command.inside() && command.leaders().isEmpty())
                : Division.ofTroopsInside(board.state(), able, command.stacks().get(), command.leaders())
                        .filter(inside -> inside.ld() > 0 && inside.ld() <= most)
                        .filter(inside -> command.inside() == 0 || command.inside() == inside.ld());
    }

    /** The form for an evasion in part; {@code null} if no part can enter the fortress. */
    static Form evasionForm(WarView board, Engagement engagement) {
        var havens = Evasions.evasionProvinces(board, engagement);
        int most = Evasions.mostInside(board, engagement);
        if (havens.isEmpty() || most == 0) {
            return null;
        }
        var able = Evasions.evaders(board, engagement);
        var province = engagement.province();
        int fewest = PartsWithChange.of(board.state(), able).of(able, most).nextSetBit(1);
        var one = Division.ofFirst(board.state(), able, fewest);
        var to = new Choice("to", Sentence.of("eu.battle.field-others"), havens.stream().map(AnswerNames::placeItem).toList());
        return DivisionForm.withTheirTroops(board.state(), able, fewest, most).form(
                new AttemptEvasion(province, havens.getFirst(), 0, Optional.of(one.toTroops()), Optional.of(one.leaders())),
                Sentence.of("eu.battle.limit-enter").with("least", fewest).with("most", most), Evasions.RULE, List.of(to),
                (filling, troops, leaders) ->
                        new AttemptEvasion(province, new SpaceId(filling.choice("to")), 0, Optional.of(troops), Optional.of(leaders)));
    }

    /** The question which troops enter the fortress without a die; empty if there is no choice. */
    static Optional<Decision> withdrawalDecision(WarView board, Engagement engagement, CountryId country) {
        var able = Evasions.evaders(board, engagement);
        int entering = ldEntering(board, engagement);
        if (!Evasions.mayWithdraw(board, engagement) || !hasChoice(able, entering)) {
            return Optional.empty();
        }
        var province = engagement.province();
        var first = Division.ofFirst(board.state(), able, entering);
        var form = DivisionForm.withTheirTroops(board.state(), able, entering, entering).form(
                new WithdrawIntoFortress(province, Optional.of(first.toTroops()), Optional.of(first.leaders())),
                Sentence.of("eu.battle.limit-exactly").with("ld", entering), Evasions.RULE,
                (troops, leaders) -> new WithdrawIntoFortress(province, Optional.of(troops), Optional.of(leaders)));
        return Optional.of(new Decision("withdrawal", country.value(), KIND, Citation.of(Evasions.RULE),
                Sentence.of("eu.battle.ask-inside").with("ld", entering).with("where", SentenceNames.place(province)),
                List.of(), List.of(), form, null));
    }

    /** Whether different troops can enter: not all do, and they differ by stack, counter, veterans or leaders. */
    private static boolean hasChoice(List<Stack> able, int entering) {
        return entering < WarView.ld(able) && (able.size() > 1 || able.getFirst().hasMixedVeterans() || !able.getFirst().leaders().isEmpty()
                || able.getFirst().units().hasArmy());
    }
}
