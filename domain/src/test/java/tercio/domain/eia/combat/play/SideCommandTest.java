package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.tables.OperationalChit.ASSAULT;
import static tercio.domain.eia.common.tables.OperationalChit.COUNTERATTACK;
import static tercio.domain.eia.common.tables.OperationalChit.PROBE;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.CommanderAgreement;
import tercio.domain.eia.combat.CommanderChoice.Candidate;
import tercio.domain.eia.combat.play.CombatCommand.NameCommander;
import tercio.domain.eia.combat.play.CombatCommand.ReinforceCombat;
import tercio.domain.eia.combat.play.CombatCommand.RetireIntoCity;
import tercio.domain.eia.combat.play.CombatEvent.CommandSettled;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatArmy;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Within;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The commander of a side of a combat (EIA-10.6.1.1.1). */
class SideCommandTest {

    private static final String PLAIN = "473";
    private static final String VIENNA = "474";

    /** Charles (A) and Kutusov (A) with one corps each: neither power has more corps. */
    private static LandBoard allies() {
        return LandBoard.of(FRANCE, RUSSIA, AUSTRIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).allied(AUSTRIA, RUSSIA)
                .corps("france-i", PLAIN, infantry(20)).corps("austria-i", PLAIN, infantry(10)).corps("russia-i", PLAIN, infantry(10))
                .leader("charles", Location.field(new SpaceId(PLAIN))).leader("kutusov", Location.field(new SpaceId(PLAIN)));
    }

    private static CombatArmy defender(LandWar war) {
        return war.state().combats().fought().orElseThrow().defender();
    }

    @Test
    void alliesWithEquallyManyCorpsAgreeWhoCommands() {
        var war = Combats.begun(allies(), FRANCE, PLAIN);
        assertThat(war.decisions()).extracting(decision -> decision.id()).containsExactly("command-russia", "command-austria");
        assertThat(war.answers("command-austria")).containsExactly(new NameCommander(AUSTRIA, new EiaLeaderId("kutusov")), new NameCommander(AUSTRIA, new EiaLeaderId("charles")));
        assertThat(war.refuses(new NameCommander(FRANCE, new EiaLeaderId("charles"))).rule().id()).isEqualTo(SideCommand.RULE);
        assertThat(war.refuses(new NameCommander(AUSTRIA, new EiaLeaderId("mack"))).legal()).hasSize(2);

        war.plays(new NameCommander(RUSSIA, new EiaLeaderId("charles")));
        assertThat(war.state().combats().fought().orElseThrow().stage()).isEqualTo(CombatStage.COMMAND);
        war.plays(new NameCommander(AUSTRIA, new EiaLeaderId("charles")));

        assertThat(war.last(CommandSettled.class)).isEqualTo(new CommandSettled(CombatSide.DEFENDER, AUSTRIA, Optional.of(new EiaLeaderId("charles"))));
        assertThat(defender(war).lead()).isEqualTo(AUSTRIA);
        assertThat(war.decisions()).extracting(decision -> decision.party()).containsExactly("france", "austria");
        assertThat(war.sentences()).contains("eia.combat.names-commander: who Russia, leader Charles.", "eia.combat.commands: who Austria, leader Charles, side defender.");
    }

    /** Both roll 4 and roll again: who has 5 then commands by the leader whom he named; Russia rolls first. */
    @Test
    void withoutAgreementTheHighestDieDecides() {
        var war = Combats.begun(allies(), FRANCE, PLAIN).plays(new NameCommander(AUSTRIA, new EiaLeaderId("charles")))
                .plays(new NameCommander(RUSSIA, new EiaLeaderId("kutusov")), 4, 4, 5, 2);

        assertThat(defender(war).lead()).as("the powers roll in the order of the table: Russia, then Austria").isEqualTo(RUSSIA);
        var other = Combats.begun(allies(), FRANCE, PLAIN).plays(new NameCommander(AUSTRIA, new EiaLeaderId("charles")))
                .plays(new NameCommander(RUSSIA, new EiaLeaderId("kutusov")), 4, 4, 2, 5);
        assertThat(defender(other).commander()).contains(new EiaLeaderId("charles"));
        assertThat(other.explanation()).filteredOn(step -> step.step().equals("die for the command")).hasSize(4);
    }

    /** Davout and Massena are both B: France chooses; Soult is C and has no claim. */
    @Test
    void equalLettersOfOnePowerAreItsChoice() {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", PLAIN, infantry(20)).corps("austria-i", PLAIN, infantry(10))
                .leader("davout", Location.field(new SpaceId(PLAIN))).leader("massena", Location.field(new SpaceId(PLAIN))).leader("soult", Location.field(new SpaceId(PLAIN)));
        var war = Combats.begun(board, FRANCE, PLAIN);
        assertThat(war.answers("command-france")).containsExactly(new NameCommander(FRANCE, new EiaLeaderId("davout")), new NameCommander(FRANCE, new EiaLeaderId("massena")));

        war.plays(new NameCommander(FRANCE, new EiaLeaderId("massena")));

        assertThat(war.state().combats().fought().orElseThrow().attacker().commander()).contains(new EiaLeaderId("massena"));
    }

    /** Charles goes into Vienna with the first corps; John stays outside with the second one and commands it. */
    @Test
    void aLeaderWhoRetiredIntoTheCityCommandsNoLonger() {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", VIENNA, infantry(20)).corps("austria-i", VIENNA, infantry(5))
                .corps("austria-ii", VIENNA, infantry(5)).leader("charles", Location.field(new SpaceId(VIENNA))).leader("john", Location.field(new SpaceId(VIENNA)));
        var war = Combats.begun(board, FRANCE, VIENNA)
                .plays(new RetireIntoCity(AUSTRIA, List.of(new UnitId("austria-i")), List.of(), List.of(), List.of(new EiaLeaderId("charles"))));

        assertThat(defender(war).commander()).contains(new EiaLeaderId("john"));
        var alone = Combats.begun(board, FRANCE, VIENNA)
                .plays(new RetireIntoCity(AUSTRIA, List.of(new UnitId("austria-i")), List.of(), List.of(), List.of(new EiaLeaderId("charles"), new EiaLeaderId("john"))));
        assertThat(defender(alone).commander()).isEmpty();
    }

    /** EIA-10.6.1.1.3: John comes with the reinforcement (2, over a river 1) where no leader commanded. */
    @Test
    void aLeaderWhoReinforcesTakesCommandWhereNobodyHasIt() {
        var board = LandBoard.of(FRANCE, RUSSIA, AUSTRIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).allied(AUSTRIA, RUSSIA)
                .corps("france-i", PLAIN, infantry(20)).corps("russia-i", PLAIN, infantry(20)).corps("austria-ii", VIENNA, infantry(5))
                .leader("john", Location.field(new SpaceId(VIENNA)));
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, PROBE, RUSSIA, COUNTERATTACK);
        Combats.round(war, FRANCE, RUSSIA, 1, 1);
        war.plays(new ReinforceCombat(AUSTRIA, new SpaceId(VIENNA), Within.FIELD, List.of(new UnitId("austria-ii")), List.of()), 1);

        assertThat(defender(war).commander()).contains(new EiaLeaderId("john"));
        assertThat(defender(war).lead()).isEqualTo(AUSTRIA);
        assertThat(defender(war).used()).as("EIA-7.5.2.10.1.3: it is a corps that was used").contains(new UnitId("austria-ii"));
    }

    /** EIA-7.5.2.11.5: a leader who reinforces may take command; his power can leave it to who has it. */
    @Test
    void aLeaderWhoReinforcesCanLeaveTheCommand() {
        var board = LandBoard.of(FRANCE, RUSSIA, AUSTRIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).allied(AUSTRIA, RUSSIA)
                .corps("france-i", PLAIN, infantry(20)).corps("russia-i", PLAIN, infantry(20)).corps("austria-ii", VIENNA, infantry(5))
                .leader("john", Location.field(new SpaceId(VIENNA)));
        var war = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, PROBE, RUSSIA, COUNTERATTACK);
        Combats.round(war, FRANCE, RUSSIA, 1, 1);
        var leaves = new ReinforceCombat(AUSTRIA, new SpaceId(VIENNA), Within.FIELD, List.of(new UnitId("austria-ii")), List.of(), Optional.of(true));
        assertThat(war.answers("reinforce-austria")).contains(leaves);
        war.plays(leaves, 1);

        assertThat(defender(war).commander()).isEmpty();
        assertThat(defender(war).lead()).isEqualTo(RUSSIA);
        assertThat(war.state().leaders().get(new EiaLeaderId("john")).at()).as("he has come").contains(Location.field(new SpaceId(PLAIN)));
    }

    @Test
    void whoeverHasTheHighestDieRollAgain() {
        var agreement = new CommanderAgreement(List.of(new Candidate(new EiaLeaderId("a"), AUSTRIA, 'A'), new Candidate(new EiaLeaderId("b"), RUSSIA, 'A'), new Candidate(new EiaLeaderId("c"), FRANCE, 'A')),
                Map.of(AUSTRIA, new EiaLeaderId("a"), RUSSIA, new EiaLeaderId("b")));
        assertThat(agreement.powersToAsk()).containsExactly(FRANCE);
        assertThat(agreement.agreedLeader()).isEmpty();
        assertThat(CommanderAgreement.highest(Map.of(AUSTRIA, 5, RUSSIA, 5, FRANCE, 4))).containsExactlyInAnyOrder(RUSSIA, AUSTRIA);
    }

    /** The dice of two combats of one power have names of their own. */
    @Test
    void eachCombatHasDiceOfItsOwn() {
        var board = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", PLAIN, infantry(20)).corps("austria-i", PLAIN, infantry(20))
                .corps("france-ii", "467", infantry(20)).corps("austria-ii", "467", infantry(20));
        var here = Combats.chits(Combats.begun(board, FRANCE, PLAIN), FRANCE, ASSAULT, AUSTRIA, COUNTERATTACK);
        var there = Combats.begun(board, FRANCE, "467");
        assertThat(CombatNames.die(here.state(), Power.AUSTRIA, CombatDiceInPlay.COMBAT, 0)).hasToString("combat@473 of austria")
                .isNotEqualTo(CombatNames.die(there.state(), Power.AUSTRIA, CombatDiceInPlay.COMBAT, 0));
        assertThat(Told.of(LandWar.RULES.dieLabel(here.state(), CombatNames.die(here.state(), Power.AUSTRIA, CombatDiceInPlay.COMBAT, 0))))
                .startsWith("eia.die.title: die (eia.die.combat), owned yes, owner Austria, ").contains("placed yes");
    }
}
