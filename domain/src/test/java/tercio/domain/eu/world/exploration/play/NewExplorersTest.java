package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.JoinFleet;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralReturned;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.leader.play.LeaderCommand.DrawLeader;
import tercio.domain.eu.turn.leader.play.LeaderCommand.PlaceLeader;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderDrawn;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderWithdrawn;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeadersMissing;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeadersRedeployed;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.establishment.play.FortCommand.EndFortBuilding;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/**
 * Unnamed explorers, conquistadors, governors and admirals come for lost ones (EU-LEAD-7). Printed minimums: Spain has 1 explorer in period II, 1 conquistador
 * in II and III and 2 admirals in III; England has 1 governor in VI. Spain has three unnamed counters of each kind that is drawn here.
 */
class NewExplorersTest {

    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);

    private static LeaderAtStart leader(String id, String country, LeaderKind kind) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId(country), "B", 4, 3, 3, 0, false, Optional.of(kind), Optional.empty(), Optional.empty());
    }

    /** Three Spanish LD under Pizarro, of manoeuvre 4, stand in a trading post in Haiti; one LD more is in Catalunya, and a colony in Panama. */
    private static Situation haiti() {
        return franceAgainstSpain().initiative("spain", 20).knows("spain", "s_acores").establishment("spain", Kind.TRADING_POST, 2, "r_haiti_w")
                .establishment("spain", Kind.COLONY, 2, "r_panama_n").stack("home", "spain", "catalunya", 0, 0, 1)
                .stack("troops", "spain", "r_haiti_w", 0, 0, 3).ledBy("pizarro").leader(leader("pizarro", "spain", LeaderKind.CONQUISTADOR));
    }

    /** The board after Pizarro was lost in the west of Haiti, at the next round. */
    private static War lost(Fate fate, RoundBox box) {
        var board = haiti().war().board();
        board = board.with(board.stacks().get(new StackId("troops")).withLeaders(List.of())).with(board.leaders().get(new LeaderId("pizarro")).asLost(fate, box, new SpaceId("r_haiti_w")));
        return War.on(board).nothingElse(1);
    }

    /** The first answers to all that is owed but draws and places of leaders, with dice that show 10. */
    private static War settled(War war) {
        while (!war.board().duties().isEmpty()) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), name -> OptionalInt.of(10));
        }
        return war;
    }

    @Test
    void aConquistadorComesForOneWhoDiedOnAnExplorationWhereHisTroopsAre() {
        var war = haiti().war().declares("spain", Campaign.PASSIVE).plays(new EndMovement(new CountryId("spain")));
        // +4 always, -4 for Pizarro: 9 is a half; 6 a success that tests him; 5 is above his manoeuvre.
        war.plays(new ExploreZone(new CountryId("spain"), new StackId("troops"), new SpaceId("r_haiti_e")), name -> OptionalInt.of(switch (name.purpose()) {
            case "exploration" -> 9;
            case "half" -> 6;
            case "leaderDeath" -> 5;
            default -> 10;
        }));
        settled(war).nothingElse(1).plays(new EndFortBuilding(new CountryId("spain")));

        assertThat(war.last(LeadersMissing.class).lost()).containsExactly(new LeaderId("pizarro"));
        war.plays(new DrawLeader(new LeaderId("pizarro")), 2);
        assertThat(war.last(LeaderDrawn.class)).as("the second of three").isEqualTo(new LeaderDrawn(new LeaderId("pizarro"), new LeaderId("espagne_anonymous_c2"), "Anonymous-C2", new CountryId("spain"), "H", 4, 3, 4, 0));
        assertThat(war.decision("return").options()).extracting(Option::command).containsExactlyInAnyOrder(
                new PlaceLeader(new LeaderId("espagne_anonymous_c2"), new StackId("troops")), new PlaceLeader(new LeaderId("espagne_anonymous_c2"), new StackId("home")),
                new PlaceLeader(new LeaderId("espagne_anonymous_c2"), Optional.empty(), Optional.of(new SpaceId("r_haiti_w"))), new PlaceLeader(new LeaderId("espagne_anonymous_c2"), Optional.empty(), Optional.of(new SpaceId("r_panama_n"))));
        war.settle("return", new PlaceLeader(new LeaderId("espagne_anonymous_c2"), new StackId("troops")));
        assertThat(war.board().stacks().get(new StackId("troops")).leaders()).containsExactly(new LeaderId("espagne_anonymous_c2"));
        assertThat(war.board().stacks().get(new StackId("troops")).province().value()).as("the province that they had found").isEqualTo("r_haiti_e");
        assertThat(war.board().leaders().get(new LeaderId("espagne_anonymous_c2")).leader().category().word()).isEqualTo("conquistador");
    }

    @Test
    void heMayStayAloneInAColony() {
        var war = lost(Fate.KILLED, null).plays(new DrawLeader(new LeaderId("pizarro")), 1);
        war.settle("return", new PlaceLeader(new LeaderId("espagne_anonymous_c1"), Optional.empty(), Optional.of(new SpaceId("r_panama_n"))));

        assertThat(war.board().leaders().get(new LeaderId("espagne_anonymous_c1")).fate()).isEqualTo(Fate.ALONE);
        assertThat(war.board().leaders().get(new LeaderId("espagne_anonymous_c1")).place().value()).isEqualTo("r_panama_n");
        assertThat(war.nothingElse(1).decisions()).as("nobody is missing any more").extracting(Decision::id).containsExactly("campaign-spain");
    }

    @Test
    void hisPlaceIsOneOfThese() {
        var war = lost(Fate.KILLED, null).plays(new DrawLeader(new LeaderId("pizarro")), 1);

        var refusal = war.refuses(new PlaceLeader(new LeaderId("espagne_anonymous_c1"), Optional.empty(), Optional.of(new SpaceId("r_mexico"))));
        assertThat(refusal.rule()).hasToString("EU-LEAD-7");
        assertThat(Told.of(refusal.detail())).contains("eu.leaders.refused-return-place: category conquistador");
        assertThat(refusal.legal()).hasSize(4);
    }

    @Test
    void aDieAboveTheGreatestEvenShareIsThrownAgain() {
        assertThat(lost(Fate.KILLED, null).plays(new DrawLeader(new LeaderId("pizarro")), 10, 9).last(LeaderDrawn.class).leader().value()).as("9 is the third of three again")
                .isEqualTo("espagne_anonymous_c3");
    }

    @Test
    void whenTheWoundedConquistadorIsBackTheUnnamedOneGoes() {
        var war = lost(Fate.WOUNDED, RoundBox.S2).plays(new DrawLeader(new LeaderId("pizarro")), 1).settle("return", new PlaceLeader(new LeaderId("espagne_anonymous_c1"), new StackId("troops")));

        war.nothingElse(1).settle("return", new PlaceLeader(new LeaderId("pizarro"), new StackId("troops")));
        assertThat(war.last(LeaderWithdrawn.class).leader().value()).isEqualTo("espagne_anonymous_c1");
        assertThat(war.board().stacks().get(new StackId("troops")).leaders()).containsExactly(new LeaderId("pizarro"));
    }

    @Test
    void whoHasNoMinimumDrawsNone() {
        var board = franceAgainstSpain().knows("france", "s_acores").establishment("france", Kind.TRADING_POST, 2, "r_haiti_w").stack("troops", "france", "r_haiti_w", 0, 0, 3)
                .ledBy("c").leader(leader("c", "france", LeaderKind.CONQUISTADOR)).war().board();
        var war = War.on(board.with(board.stacks().get(new StackId("troops")).withLeaders(List.of())).with(board.leaders().get(new LeaderId("c")).asLost(Fate.KILLED, null, new SpaceId("r_haiti_w"))));

        assertThat(war.nothingElse(1).decisions()).as("France has no conquistador in period III").extracting(Decision::id).containsExactly("campaign-france");
    }

    // --- Governors ---------------------------------------------------------------------------------------------------

    /** The leaders of England in period VI: one governor. */
    @Test
    void aGovernorComesToAnEstablishmentOfHisCountry() {
        var board = franceAgainstSpain().alliances(List.of("england"), List.of("france", "spain")).initiative("england", 20).period(6).turn(54)
                .establishment("england", Kind.FORT, 0, "r_haiti_w").establishment("england", Kind.COLONY, 2, "r_panama_n")
                .stack("troops", "england", "r_haiti_e", 0, 0, 3).ledBy("g").leader(leader("g", "england", LeaderKind.GOVERNOR)).war().board();
        var war = War.on(board.with(board.stacks().get(new StackId("troops")).withLeaders(List.of())).with(board.leaders().get(new LeaderId("g")).asLost(Fate.KILLED, null, new SpaceId("r_haiti_e")))).nothingElse(1).plays(new EndFortBuilding(new CountryId("england")))
                .plays(new DrawLeader(new LeaderId("g")), 3);

        assertThat(war.last(LeaderDrawn.class)).isEqualTo(new LeaderDrawn(new LeaderId("g"), new LeaderId("angleterre_anonymous_g3"), "Anonymous-G3", new CountryId("england"), "E", 4, 2, 2, 0));
        assertThat(war.decision("return").options()).extracting(Option::command).containsExactlyInAnyOrder(new PlaceLeader(new LeaderId("angleterre_anonymous_g3"), new StackId("troops")),
                new PlaceLeader(new LeaderId("angleterre_anonymous_g3"), Optional.empty(), Optional.of(new SpaceId("r_haiti_w"))), new PlaceLeader(new LeaderId("angleterre_anonymous_g3"), Optional.empty(), Optional.of(new SpaceId("r_panama_n"))));
    }

    // --- Explorers and admirals --------------------------------------------------------------------------------------

    /** Four Spanish warships under Colon, of manoeuvre 4, lie off the Canaries in period II; two more are in Andalucia. */
    private static Situation canaries() {
        return franceAgainstSpain().initiative("spain", 20).period(2).turn(10).knows("spain", "s_acores", "s_canarias").explorer("colon", "spain", 4)
                .fleet("ships", "spain", "s_canarias", FOUR, "colon").fleet("home", "spain", "andalucia", new Ships(0, 0, 2, 0, 0, 0, 0))
                .fleet("guard", "spain", "s_lion", new Ships(0, 0, 2, 0, 0, 0, 0));
    }

    /** Colon dies where he has led his ships, and a round has passed. */
    private static War drowned() {
        var war = canaries().war().declares("spain", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.exploration())))
                .plays(new RollNavalAttrition(new StackId("ships")), 1).plays(new EndMovement(new CountryId("spain"))).plays(new RollNavalAttrition(new StackId("guard")), 1);
        // 9 is a half, 6 a success that tests him, and 5 is above his manoeuvre.
        war.plays(new ExploreZone(new CountryId("spain"), new StackId("ships"), new SpaceId("s_arguin")), name -> OptionalInt.of(switch (name.purpose()) {
            case "exploration" -> 9;
            case "half" -> 6;
            case "leaderDeath" -> 5;
            default -> 10;
        }));
        return settled(war);
    }

    @Test
    void anExplorerComesToTheShipsOfTheDeadOneOrToShipsInEurope() {
        var war = drowned();
        assertThat(war.board().navies().leaders().get(new LeaderId("colon")).place().value()).isEqualTo("s_arguin");
        var board = war.board();
        // The round goes on without attrition at sea: ships that stay there roll, which is not told here.
        war = War.on(board.withPhase(new Phase.Continuation())).nothingElse(1);

        assertThat(war.last(LeadersMissing.class).lost()).containsExactly(new LeaderId("colon"));
        war.plays(new DrawLeader(new LeaderId("colon")), 2);
        assertThat(war.last(LeaderDrawn.class)).isEqualTo(new LeaderDrawn(new LeaderId("colon"), new LeaderId("espagne_anonymous_e2"), "Anonymous-E2", new CountryId("spain"), "L", 5, 1, 1, 0));
        assertThat(war.decision("admiral-espagne_anonymous_e2").options()).as("not to those at sea in Europe").extracting(Option::command)
                .containsExactlyInAnyOrder(new JoinFleet(new StackId("ships"), new LeaderId("espagne_anonymous_e2")), new JoinFleet(new StackId("home"), new LeaderId("espagne_anonymous_e2")));
        var refusal = war.refuses(new JoinFleet(new StackId("guard"), new LeaderId("espagne_anonymous_e2")));
        assertThat(refusal.rule()).hasToString("EU-LEAD-7");
        war.plays(new JoinFleet(new StackId("ships"), new LeaderId("espagne_anonymous_e2")));
        assertThat(war.board().fleet(new StackId("ships")).orElseThrow().leaders()).containsExactly(new LeaderId("espagne_anonymous_e2"));
    }

    @Test
    void whereTheShipsAreGoneHeComesToShipsInEuropeAlone() {
        var board = drowned().board();
        var war = War.on(board.withNavies(board.navies().without(new StackId("ships"))).withPhase(new Phase.Continuation())).nothingElse(1).plays(new DrawLeader(new LeaderId("colon")), 1);

        assertThat(war.last(AdmiralReturned.class)).isEqualTo(new AdmiralReturned(new LeaderId("espagne_anonymous_e1"), new StackId("home")));
    }

    /** The leaders of Spain in period III: two admirals. */
    @Test
    void anAdmiralComesToTheShipsOfTheLostOneAndGoesWhenTheWoundedOneIsBack() {
        var board = franceAgainstSpain().initiative("spain", 20).admiral("bazan", "spain", 4, 4, 4).admiral("oquendo", "spain", 3, 3, 3)
                .fleet("ships", "spain", "andalucia", FOUR, "bazan").fleet("more", "spain", "galiza", FOUR, "oquendo").war().board();
        var ships = board.fleet(new StackId("ships")).orElseThrow();
        board = board.with(ships.withLeaders(List.of()));
        board = board.withNavies(board.navies().with(board.navies().leaders().get(new LeaderId("bazan")).asLost(Fate.WOUNDED, RoundBox.S2, new SpaceId("andalucia"))));
        var war = War.on(board).nothingElse(1).plays(new DrawLeader(new LeaderId("bazan")), 1);

        var drawn = war.last(LeaderDrawn.class).leader().value();
        assertThat(war.last(AdmiralReturned.class)).isEqualTo(new AdmiralReturned(new LeaderId(drawn), new StackId("ships")));
        war.nothingElse(1);
        assertThat(war.last(LeadersRedeployed.class).postings()).as("his return in the Wintering is a redeployment").extracting(Posting::leader).contains(new LeaderId("bazan"));
        assertThat(war.board().navies().leaders().get(new LeaderId("bazan")).fate()).isEqualTo(Fate.PRESENT);
        assertThat(war.last(LeaderWithdrawn.class).leader().value()).isEqualTo(drawn);
        assertThat(war.board().navies().leaders()).doesNotContainKey(new LeaderId(drawn));
    }
}
