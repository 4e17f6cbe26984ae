package tercio.domain.eu.play.losses;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.battle.BattleTerms;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.forces.Casualty;
import tercio.domain.eu.forces.LeaderCasualty;
import tercio.domain.eu.forces.LeaderCategory;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.losses.LossCommand.RollMissionary;
import tercio.domain.eu.play.losses.LossEvent.MissionariesExposed;
import tercio.domain.eu.play.losses.LossEvent.MissionariesExposed.Exposed;
import tercio.domain.eu.play.losses.LossEvent.MissionaryTested;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * Missionaries after a battle of their stack, on land or aboard ships (EU-CMD-5). They command nobody, and yet each takes the test of a commander
 * (EU-BATTLE-CASUALTY). Reading: with its modifiers and its second die, and like that of commanders on land not against fewer than 3 LD in Europe;
 * troops aboard are one stack with their ships, so a battle at sea is one of theirs.
 */
public final class Missionaries {

    static final String RULE = "EU-BATTLE-CASUALTY";
    static final String FATE = "EU-BATTLE-FATE";
    static final String DIE = "missionaryCasualty";
    static final String SECOND_DIE = "missionaryFate";

    private Missionaries() {}

    /**
     * Names the missionaries who are tested after a battle.
     *
     * @param leaders by side, those who were with the troops that fought
     * @param destroyed the sides of which nothing is left
     */
    public static void expose(Play play, String province, BattleTerms battle, Map<Side, List<String>> leaders, Optional<Side> winner, List<Side> destroyed) {
        var exposed = new ArrayList<Exposed>();
        for (var side : Side.values()) {
            int enemies = battle.side(side.opponent()).units().allLd();
            if (play.tables().leaderCasualty().testedAfterBattle(play.board().theatre(province), enemies)) {
                leaders.get(side).stream().filter(id -> is(play.state(), id))
                        .forEach(id -> exposed.add(new Exposed(play.state().leaders().get(id).leader().country(), id, winner.filter(side::equals).isPresent(), destroyed.contains(side))));
            }
        }
        if (!exposed.isEmpty()) {
            play.happens(new MissionariesExposed(province, exposed));
        }
    }

    /**
     * Names the missionaries aboard the ships of a battle at sea, who are tested after it as admirals are, whatever the size of the enemy.
     *
     * @param zone its sea zone
     * @param winner the alliance that has won; empty if none has
     * @param destroyed the alliances of whose ships nothing is left
     */
    public static void exposeAtSea(Play play, String zone, List<String> aboard, Optional<Integer> winner, List<Integer> destroyed) {
        var exposed = aboard.stream().filter(id -> is(play.state(), id)).map(id -> play.state().leaders().get(id).leader()).map(leader -> {
            int alliance = play.state().allianceOf(leader.country());
            return new Exposed(leader.country(), leader.id(), winner.filter(won -> won == alliance).isPresent(), destroyed.contains(alliance));
        }).toList();
        if (!exposed.isEmpty()) {
            play.happens(new MissionariesExposed(zone, exposed));
        }
    }

    /** Whether a leader is a missionary. */
    public static boolean is(EuState state, String id) {
        return state.leaders().containsKey(id) && state.leaders().get(id).leader().category() == LeaderCategory.MISSIONARY;
    }

    /** Rolls for the missionary whose test is due. Refused for anybody else. */
    static Optional<Verdict<EuEvent>> roll(Play play, RollMissionary command) {
        if (play.state().duties().isEmpty() || !(play.state().duties().getFirst() instanceof Duty.MissionaryTest due) || !due.leader().equals(command.leader())) {
            return Play.refused(RULE, "no missionary of this name is tested now: each is tested once after a battle of his stack");
        }
        var dice = play.dice("missionary " + due.leader());
        var first = DieName.d10(due.country(), DIE);
        var die = dice.next(first);
        if (die.isEmpty()) {
            return Play.wants(first);
        }
        var leader = play.state().leaders().get(due.leader()).leader();
        var tested = new LeaderCasualty.Tested(leader, due.won(), due.destroyed());
        var casualty = play.tables().leaderCasualty().of(tested, die.getAsInt());
        var tally = LeaderCasualty.MODIFIERS.on(tested);
        var steps = new ArrayList<Step>(List.of(Step.of("casualty of " + leader.name(), RULE).die(die.getAsInt()).tally(tally).result(casualty)));
        if (casualty.fateOpen()) {
            var second = DieName.d10(due.country(), SECOND_DIE);
            var fate = dice.next(second);
            if (fate.isEmpty()) {
                return Play.wants(second);
            }
            casualty = Casualty.byFate(fate.getAsInt());
            steps.add(Step.of("fate of " + leader.name(), FATE).die(fate.getAsInt()).result(casualty));
            play.rolled(List.of(new Roll(first, die.getAsInt()), new Roll(second, fate.getAsInt())));
        } else {
            play.rolled(List.of(new Roll(first, die.getAsInt())));
        }
        play.happens(new MissionaryTested(due.leader(), casualty.equals(Casualty.UNHARMED)), steps);
        LeaderFates.befall(play, leader, casualty, due.country());
        return Play.done();
    }

    static String prompt(EuState state, Duty.MissionaryTest due) {
        return "Does " + SpokenNames.leader(state, due.leader()) + " come through the battle?";
    }
}
