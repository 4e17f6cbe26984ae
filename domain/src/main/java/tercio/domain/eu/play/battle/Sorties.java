package tercio.domain.eu.play.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.game.BattleCommand.MakeSortie;
import tercio.domain.eu.game.BattleCommand.StayInside;
import tercio.domain.eu.game.BattleEvent.SortieMade;
import tercio.domain.eu.game.Engagement;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;

/**
 * Troops besieged in the province of a battle may come out and fight as one with their friends (EU-BATTLE-SORTIE). They
 * go back into the fortress unless the siege is lifted. All of them come out, as far as the side holds 8 LD.
 */
public final class Sorties {

    public static final String RULE = "EU-BATTLE-SORTIE";

    private Sorties() {}

    /** Those who may come out; nobody where the fortress was not besieged before the battle. */
    static List<Stack> ready(Board board, Engagement engagement) {
        var province = engagement.province();
        var side = side(board, engagement);
        if (side.isEmpty() || board.besiegers(province).stream().noneMatch(Stack::stoodHere)) {
            return List.of();
        }
        int room = board.tables().stackingLimits().ld() - Board.ld(BattleLines.stacks(board.state(), engagement, side.get()));
        var ready = new ArrayList<Stack>();
        for (var stack : board.inside(province)) {
            if (stack.ld() <= room) {
                ready.add(stack);
                room -= stack.ld();
            }
        }
        return ready;
    }

    /** The side that holds the fortress, if either does. */
    private static Optional<Side> side(Board board, Engagement engagement) {
        int alliance = board.controllingAlliance(engagement.province());
        return List.of(Side.values()).stream()
                .filter(side -> board.state().allianceOf(BattleLines.stacks(board.state(), engagement, side).getFirst()) == alliance)
                .findFirst();
    }

    /** The country that is asked. */
    public static String country(Board board, Engagement engagement) {
        return ready(board, engagement).getFirst().country();
    }

    public static List<Option> options(Board board, Engagement engagement) {
        return List.of(new Option("make a sortie with " + Board.ld(ready(board, engagement)) + " LD", new MakeSortie(engagement.province())),
                new Option("stay inside the fortress", new StayInside(engagement.province())));
    }

    public static Optional<Verdict<EuEvent>> make(Play play, MakeSortie command) {
        var asked = asked(play, command.province());
        if (asked.isEmpty()) {
            return notAsked(command.province());
        }
        var stacks = ready(play.board(), asked.get()).stream().map(Stack::id).toList();
        play.happens(new SortieMade(command.province(), side(play.board(), asked.get()).orElseThrow(), stacks));
        return Fighting.roll(play, Engagements.current(play.state()).orElseThrow());
    }

    public static Optional<Verdict<EuEvent>> stay(Play play, StayInside command) {
        var asked = asked(play, command.province());
        return asked.isEmpty() ? notAsked(command.province()) : Fighting.roll(play, asked.get());
    }

    private static Optional<Engagement> asked(Play play, String province) {
        return Engagements.current(play.state())
                .filter(engagement -> engagement.accepted() && engagement.battle() == null && engagement.province().equals(province));
    }

    private static Optional<Verdict<EuEvent>> notAsked(String province) {
        return Play.refused(RULE, "no besieged troops are asked in " + province + " whether they come out");
    }
}
