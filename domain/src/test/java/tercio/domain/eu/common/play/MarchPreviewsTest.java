package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.MovePreview;
import tercio.domain.game.MovePreview.Risk;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/** The previewed costs and risks of a march: those that it then has (EU-MOVE, EU-INT-LAND). */
class MarchPreviewsTest {

    private static Situation situation() {
        return Situation.franceAgainstSpain()
                .stack("army", "france", "champagne", 1, 0, 1)
                .stack("watch", "spain", "flandre", 0, 0, 1);
    }

    private static MovePreview march(War war, String stack, String to) {
        return War.RULES.moves(war.board(), stack).orElseThrow().stream()
                .filter(option -> option.command() instanceof MoveStack move && move.path().getLast().equals(new SpaceId(to)))
                .findFirst().orElseThrow().move();
    }

    @Test
    void anEnemyBesideThePathIsARiskWithItsExactChance() {
        var war = situation().war().declares("france", Campaign.MULTIPLE);

        var hainaut = march(war, "army", "hainaut");

        assertThat(hainaut.path()).containsExactly("hainaut");
        assertThat(hainaut.cost()).as("an enemy province in the open").isEqualTo(2);
        assertThat(hainaut.left()).as("of 12 MP").isEqualTo(10);
        assertThat(hainaut.active()).isTrue();
        assertThat(hainaut.risks()).as("9 or 10 with +1 city and -2 river").containsExactly(new Risk("watch", "spain", "hainaut",
                "interception", "0.20", "1/5", Citation.of("EU-INT-LAND"),
                Sentence.ofText("+1 friendly force or city in the province, -2 across a river or a mountain pass")));
    }

    @Test
    void itNeedsTheLeastCampaignThatLetsSuchAStackBeActive() {
        var war = situation().stack("host", "france", "troyes", 1, 1, 1).war().declares("france", Campaign.MULTIPLE);

        assertThat(march(war, "army", "hainaut").needs()).as("5 LD").isEqualTo(Sentence.of("eu.campaign.simple-no-logistics"));
        assertThat(march(war, "host", "hainaut").needs()).as("7 LD").isEqualTo(Sentence.of("eu.campaign.major"));
        assertThat(march(war, "host", "ile_de_france").needs()).as("at home").isNull();
    }

    @Test
    void eachStepOfThePathHasItsOwnRisks() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 1).stack("watch", "spain", "flandre", 0, 0, 1)
                .war().declares("france", Campaign.MULTIPLE);

        assertThat(march(war, "army", "flandre").risks()).as("8 with +1 city, +1 same province: 6 or more")
                .extracting(Risk::zone, Risk::fraction).containsExactly(tuple("flandre", "1/2"));
        assertThat(march(war, "army", "caux").risks()).as("nobody looks into Caux").isEmpty();
    }

    @Test
    void anAllianceThatHasDeclaredNoMoreThanAPassiveCampaignIsNoRiskAbroad() {
        var war = situation().war().declares("france", Campaign.PASSIVE);

        assertThat(war.board().countries().get(new CountryId("spain")).campaign()).isNull();
        assertThat(march(war, "army", "picardie").risks()).as("Picardie touches Flandre, but is French").isEmpty();
    }
}
