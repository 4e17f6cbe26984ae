package tercio.domain.eu.land.losses.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.LeaderCasualty;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.battle.BattleTerms;
import tercio.domain.eu.land.losses.play.LossCommand.RollMissionary;
import tercio.domain.eu.land.losses.play.LossEvent.MissionariesExposed;
import tercio.domain.eu.land.losses.play.LossEvent.MissionariesExposed.Exposed;
import tercio.domain.eu.land.losses.play.LossEvent.MissionaryTested;
import tercio.domain.game.Execution;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

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
    public static void expose(EuCommandRun play, SpaceId province, BattleTerms battle, Map<Side, List<LeaderId>> leaders, Optional<Side> winner, List<Side> destroyed) {
        var exposed = new ArrayList<Exposed>();
        for (var side : Side.values()) {
            int enemies = battle.side(side.opponent()).units().allLd();
            if (play.tables().leaderCasualty().isTestedAfterBattle(play.board().theatre(province), enemies)) {
                leaders.get(side).stream().filter(id -> isMissionary(play.state(), id))
                        .forEach(id -> exposed.add(new Exposed(play.state().leaders().get(id).leader().country(), id, winner.filter(side::equals).isPresent(), destroyed.contains(side))));
            }
        }
        if (!exposed.isEmpty()) {
            play.emit(new MissionariesExposed(province, exposed));
        }
    }

    /**
     * Names the missionaries aboard the ships of a battle at sea, who are tested after it as admirals are, whatever the size of the enemy.
     *
     * @param zone its sea zone
     * @param winner the alliance that has won; empty if none has
     * @param destroyed the alliances of whose ships nothing is left
     */
    public static void exposeAtSea(EuCommandRun play, SpaceId zone, List<LeaderId> aboard, Optional<Alliance> winner, List<Alliance> destroyed) {
        var exposed = aboard.stream().filter(id -> isMissionary(play.state(), id)).map(id -> play.state().leaders().get(id).leader()).map(leader -> {
            var alliance = play.state().allianceOf(leader.country());
            return new Exposed(leader.country(), leader.id(), winner.filter(won -> won == alliance).isPresent(), destroyed.contains(alliance));
        }).toList();
        if (!exposed.isEmpty()) {
            play.emit(new MissionariesExposed(zone, exposed));
        }
    }

    /** Whether a leader is a missionary. */
    public static boolean isMissionary(EuState state, LeaderId id) {
        return state.leaders().containsKey(id) && state.leaders().get(id).leader().category() == LeaderCategory.MISSIONARY;
    }

    /** Rolls for the missionary whose test is due. Refused for anybody else. */
    static Execution roll(EuCommandRun play, RollMissionary command) {
        if (play.state().duties().isEmpty() || !(play.state().duties().getFirst() instanceof Duty.MissionaryTest due) || !due.leader().equals(command.leader())) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.losses.refused-no-missionary"));
        }
        var dice = play.dice("missionary " + due.leader());
        var first = DieName.d10(due.country().value(), DIE);
        var die = dice.next(first);
        if (die.isEmpty()) {
            return EuCommandRun.needsDie(first);
        }
        var leader = play.state().leaders().get(due.leader()).leader();
        var tested = new LeaderCasualty.CasualtyTest(leader, due.won(), due.destroyed());
        var casualty = play.tables().leaderCasualty().of(tested, die.getAsInt());
        var tally = LeaderCasualty.MODIFIERS.on(tested);
        var steps = new ArrayList<Step>(List.of(Step.of("casualty of " + leader.name(), RULE).die(die.getAsInt()).tally(tally).result(casualty)));
        if (casualty.isFateOpen()) {
            var second = DieName.d10(due.country().value(), SECOND_DIE);
            var fate = dice.next(second);
            if (fate.isEmpty()) {
                return EuCommandRun.needsDie(second);
            }
            casualty = Casualty.ofFateDie(fate.getAsInt());
            steps.add(Step.of("fate of " + leader.name(), FATE).die(fate.getAsInt()).result(casualty));
            play.addRolls(List.of(new Roll(first, die.getAsInt()), new Roll(second, fate.getAsInt())));
        } else {
            play.addRolls(List.of(new Roll(first, die.getAsInt())));
        }
        play.emit(new MissionaryTested(due.leader(), casualty.equals(Casualty.UNHARMED)), steps);
        LeaderFates.recordFate(play, leader, casualty, due.country());
        return EuCommandRun.success();
    }

    static Sentence prompt(EuState state, Duty.MissionaryTest due) {
        return Sentence.of("eu.losses.ask-missionary").with("leader", SentenceNames.leader(state, due.leader()));
    }
}
