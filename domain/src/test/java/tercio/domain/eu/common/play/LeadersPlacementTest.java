package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.turn.leader.play.LeaderCommand.PlaceLeader;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderPlaced;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Leaders whom the scenario puts on no stack, and those of every printed kind (EU-LEAD). */
class LeadersPlacementTest {

    private static final LeaderAtStart ALBA = new LeaderAtStart(new LeaderId("alba"), "Alba", new CountryId("spain"), "A", 5, 4, 4, 1, false);
    private static final LeaderAtStart GUISE = new LeaderAtStart(new LeaderId("guise"), "Guise", new CountryId("france"), "B", 3, 3, 3, 0, false);

    private static War war() {
        return Situation.franceAgainstSpain().leader(ALBA).leader(GUISE)
                .stack("army", "france", "ile_de_france", 1, 0, 0).stack("other", "france", "champagne", 0, 1, 0)
                .stack("guard", "spain", "artois", 0, 1, 0).war();
    }

    @Test
    void theyArePlacedBeforeTheFirstCampaignEachByHisCountry() {
        var war = war();

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("place-alba", "place-guise");
        assertThat(war.decision("place-alba").party()).as("though France begins").isEqualTo("spain");
        assertThat(war.decision("place-guise").options()).extracting(Option::command)
                .containsExactly(new PlaceLeader(new LeaderId("guise"), new StackId("army")), new PlaceLeader(new LeaderId("guise"), new StackId("other")));
        war.settle("place-guise", new PlaceLeader(new LeaderId("guise"), new StackId("other"))).settle("place-alba", new PlaceLeader(new LeaderId("alba"), new StackId("guard")));
        assertThat(war.last(LeaderPlaced.class)).isEqualTo(new LeaderPlaced(new LeaderId("alba"), new StackId("guard")));
        assertThat(war.board().stacks().get(new StackId("other")).leaders()).containsExactly(new LeaderId("guise"));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("campaign-france");
    }

    @Test
    void nobodyDeclaresBefore() {
        var refusal = war().refuses(new DeclareCampaign(new CountryId("france"), Campaign.MAJOR));

        assertThat(refusal.rule().id()).isEqualTo("EU-LEAD-6");
        assertThat(Told.of(refusal.detail())).isEqualTo("eu.leaders.refused-placement: leader Alba, who Spain.");
        assertThat(refusal.legal()).extracting(Option::command).containsExactly(new PlaceLeader(new LeaderId("alba"), new StackId("guard")));
    }

    @Test
    void onlyOnStacksOfTheirCountryAndOnlyOnce() {
        assertThat(war().refuses(new PlaceLeader(new LeaderId("alba"), new StackId("army"))).rule().id()).isEqualTo("EU-LEAD-6");
        assertThat(war().refuses(new PlaceLeader(new LeaderId("alba"), null)).legal()).hasSize(1);
        var placed = war().plays(new PlaceLeader(new LeaderId("alba"), new StackId("guard"))).plays(new PlaceLeader(new LeaderId("guise"), new StackId("army")));
        assertThat(placed.refuses(new PlaceLeader(new LeaderId("alba"), new StackId("guard"))).rule().id()).as("he is no leader who comes back").isEqualTo("EU-WOUND-1");
    }

    @Test
    void withoutTroopsOfHisCountryHeWaits() {
        var war = Situation.franceAgainstSpain().leader(ALBA).stack("army", "france", "ile_de_france", 1, 0, 0).war();

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("campaign-france");
        assertThat(war.board().leaders().get(new LeaderId("alba")).fate()).isEqualTo(Fate.UNPLACED);
        war.waits("france").waits("spain").plays(new RollContinuation(), 6);
        assertThat(war.decisions()).as("still no troops").extracting(Decision::id).containsExactly("campaign-france");
    }

    @Test
    void printedLeadersBringTheirValues() {
        var war = Situation.franceAgainstSpain().alliances(List.of("england", "france"), List.of("prussia", "spain")).initiative("england", 12).period(6)
                .printed("angleterre_marlborough").printed("prusse_friedrich_ii").printed("angleterre_anonymous_g4")
                .stack("army", "england", "kent", 1, 0, 0).ledBy("angleterre_marlborough").war();
        var marlborough = war.board().leaders().get(new LeaderId("angleterre_marlborough"));
        var friedrich = war.board().leaders().get(new LeaderId("prusse_friedrich_ii")).leader();

        assertThat(marlborough.fate()).isEqualTo(Fate.PRESENT);
        assertThat(marlborough.leader().values()).isEqualTo("556");
        assertThat(marlborough.leader().siege()).isEqualTo(2);
        assertThat(marlborough.leader().whiteValues()).isTrue();
        assertThat(friedrich.monarch()).isTrue();
        assertThat(friedrich.whiteValues()).isTrue();
        assertThat(war.board().leaders().get(new LeaderId("angleterre_anonymous_g4")).leader().anonymous()).isTrue();
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("place-angleterre_anonymous_g4");
    }

    /** A commander with a 6 who has won takes a die of 2 for his casualty test: 2 - 1 hits, in white values 2 does not. */
    private static War wonWith(String leader) {
        var war = Situation.franceAgainstSpain().period(6).printed(leader, "france")
                .stack("army", "france", "champagne", 2, 0, 0).ledBy(leader).stack("guard", "spain", "hainaut", 1, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "hainaut").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("hainaut")));
        var lucky = War.luck(Side.PHASING);
        return war.plays(new StandAndFight(new SpaceId("hainaut")), name -> name.purpose().equals("leaderCasualty") && name.side().equals(Side.PHASING.word())
                ? OptionalInt.of(2) : name.purpose().equals("leaderFate") ? OptionalInt.of(2) : lucky.next(name));
    }

    @Test
    void whiteValuesSpareTheirLeaderTheMalusForASix() {
        assertThat(wonWith("angleterre_marlborough").board().leaders().get(new LeaderId("angleterre_marlborough")).fate()).isEqualTo(Fate.PRESENT);
        assertThat(wonWith("france_turenne").board().leaders().get(new LeaderId("france_turenne")).fate()).isEqualTo(Fate.WOUNDED);
    }

    @Test
    void whoIsPlacedKeepsTheHierarchy() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .leader(new LeaderAtStart(new LeaderId("alba"), "alba", new CountryId("spain"), "A", 3, 3, 3, 0, false))
                .leader(new LeaderAtStart(new LeaderId("farnese"), "farnese", new CountryId("spain"), "C", 3, 3, 3, 0, false))
                .stack("middle", "spain", "castilla_la_nueva", 1, 0, 0).ledBy("alba").stack("great", "spain", "andalucia", 2, 0, 0)
                .stack("small", "spain", "catalunya", 0, 1, 0).war();

        var refusal = war.refuses(new PlaceLeader(new LeaderId("farnese"), new StackId("great")));
        assertThat(refusal.rule().id()).isEqualTo("EU-LEAD-6");
        assertThat(refusal.legal()).extracting(Option::command).containsExactly(new PlaceLeader(new LeaderId("farnese"), new StackId("middle")), new PlaceLeader(new LeaderId("farnese"), new StackId("small")));
        war.settle("place-farnese", new PlaceLeader(new LeaderId("farnese"), new StackId("small")));
        assertThat(war.board().stacks().get(new StackId("small")).leaders()).containsExactly(new LeaderId("farnese"));
    }
}
