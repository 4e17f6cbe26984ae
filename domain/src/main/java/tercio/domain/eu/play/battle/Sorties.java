package tercio.domain.eu.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.Sallies;
import tercio.domain.eu.play.battle.BattleCommand.MakeSortie;
import tercio.domain.eu.play.battle.BattleCommand.StayInside;
import tercio.domain.eu.play.battle.BattleEvent.SallyForgone;
import tercio.domain.eu.play.battle.BattleEvent.SortieMade;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * Troops besieged in the province of a battle may make a sortie and fight as one force with their friends
 * (EU-BATTLE-SORTIE). They go back into the fortress unless the siege is lifted. Troops that an interception battle of the same
 * impulse drove inside are besieged like others (EU-BATTLE-AFTERMATH). All of them or a part may take part. If the
 * side then has more than 8 LD, it chooses its fighting troops (EU-STACK-4). Troops that have landed in the besieged port in this impulse come out by
 * themselves too ({@link Sallies}).
 */
public final class Sorties {

    public static final String RULE = "EU-BATTLE-SORTIE";

    private Sorties() {}

    /** The stacks that may make a sortie; empty if the fortress was not besieged before the battle, or where less than 1 LD is inside. */
    static List<Stack> ready(Board board, Engagement engagement) {
        var province = engagement.province();
        var side = side(board, engagement);
        if (side.isEmpty()) {
            return List.of();
        }
        var inside = (besiegersStood(board, province) ? board.inside(province) : drivenIn(board, province)).stream()
                .filter(stack -> !engagement.sortie().contains(stack.id())).toList();
        return Board.ld(inside) > 0 ? inside : List.of();
    }

    /**
     * Whether the fortress was besieged before the battle: by troops that stood there before this impulse, or since a battle of this impulse
     * drove troops into it (EU-BATTLE-AFTERMATH).
     */
    static boolean besiegedBefore(Board board, String province) {
        return besiegersStood(board, province) || !board.besiegers(province).isEmpty() && !drivenIn(board, province).isEmpty();
    }

    private static boolean besiegersStood(Board board, String province) {
        return board.besiegers(province).stream().anyMatch(Stack::stoodHere);
    }

    /** Troops inside that have fought in this impulse. Troops that step inside before a battle have not. */
    private static List<Stack> drivenIn(Board board, String province) {
        return board.inside(province).stream().filter(Stack::barred).toList();
    }

    /** The side that holds the fortress, if either does. */
    private static Optional<Side> side(Board board, Engagement engagement) {
        int alliance = board.controllingAlliance(engagement.province());
        return List.of(Side.values()).stream()
                .filter(side -> board.state().allianceOf(BattleLines.stacks(board.state(), engagement, side).getFirst()) == alliance)
                .findFirst();
    }

    /** The country that decides about the sortie. */
    public static String country(Board board, Engagement engagement) {
        return board.state().commanding(ready(board, engagement));
    }

    /** A sortie of all besieged troops, or none. */
    public static List<Option> options(Board board, Engagement engagement) {
        return List.of(new Option("make a sortie with " + Board.ld(ready(board, engagement)) + " LD", new MakeSortie(engagement.province())),
                new Option("stay inside the fortress", new StayInside(engagement.province())));
    }

    /** The form for a sortie of only some of the besieged troops. */
    public static Form form(Board board, Engagement engagement) {
        var ready = ready(board, engagement);
        var all = Division.whole(ready);
        return DivisionForm.withTheirTroops(board.state(), ready, 1, Board.ld(ready)).form(
                new MakeSortie(engagement.province(), all.named(), all.leaders()),
                "at least 1 LD comes out", RULE, (troops, leaders) -> new MakeSortie(engagement.province(), troops, leaders));
    }

    /** Makes a sortie. Refused without at least 1 LD, or if a leader comes without troops of his stack. */
    public static Optional<Verdict<EuEvent>> make(Play play, MakeSortie command) {
        var asked = asked(play, command.province());
        if (asked.isEmpty()) {
            return notAsked(play, command.province());
        }
        var ready = ready(play.board(), asked.get());
        var division = command.stacks().isEmpty()
                ? Optional.of(Division.whole(ready))
                : Division.of(ready, command.stacks(), command.leaders()).filter(sortie -> sortie.ld() > 0 && sortie.ledByTheirOwn());
        if (division.isEmpty()) {
            return Play.refused(RULE, "at least 1 LD of the besieged comes out, each stack with units that it can give, and leaders only "
                    + "with troops of their stack", options(play.board(), asked.get()));
        }
        var stacks = new ArrayList<String>();
        for (var share : division.get().shares()) {
            if (!share.none()) {
                stacks.add(share.stack().id());
                if (!share.whole()) {
                    division.get().divide(play, share);
                }
            }
        }
        play.happens(new SortieMade(command.province(), side(play.board(), asked.get()).orElseThrow(), stacks));
        return FightingTroops.muster(play, command.province());
    }

    /** Declines the sortie. Refused if no besieged troops are asked. */
    public static Optional<Verdict<EuEvent>> stay(Play play, StayInside command) {
        if (sallies(play.board()).contains(command.province())) {
            play.happens(new SallyForgone(command.province()));
            return Play.done();
        }
        var asked = asked(play, command.province());
        return asked.isEmpty() ? notAsked(play, command.province()) : FightingTroops.muster(play, command.province());
    }

    /** The provinces where troops that have landed in a besieged port can come out by themselves now. */
    private static List<String> sallies(Board board) {
        return board.state().phase() instanceof Phase.Battles battles && battles.engagement() == null && battles.seaBattle() == null
                ? battles.provinces().stream().filter(province -> Adversaries.onlySally(board, province, Engagements.phasing(board.state()))).toList() : List.of();
    }

    /**
     * One automatic step: where the besiegers are gone before the troops inside have come out, there is nothing to fight for any more.
     *
     * @return whether there was such a place
     */
    public static boolean lapsed(Play play, Phase.Battles battles) {
        int phasing = Engagements.phasing(play.state());
        var gone = battles.provinces().stream().filter(province -> Adversaries.attackers(play.board(), province, phasing).isEmpty()).findFirst();
        gone.ifPresent(province -> play.happens(new SallyForgone(province)));
        return gone.isPresent();
    }

    private static Optional<Engagement> asked(Play play, String province) {
        return Engagements.current(play.state())
                .filter(engagement -> engagement.accepted() && engagement.battle() == null
                        && engagement.muster().choosing() == null && engagement.province().equals(province));
    }

    private static Optional<Verdict<EuEvent>> notAsked(Play play, String province) {
        return Play.refused(RULE, "no besieged troops are asked in " + play.board().name(province) + " whether they come out");
    }
}
