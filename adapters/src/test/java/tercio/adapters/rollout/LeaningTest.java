package tercio.adapters.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.adapters.archive.BoardThing;
import tercio.adapters.archive.RulebookFold;

/** The worth of boards to a side, worked out by hand: France has 8 LD, 6 thirds of ships and 3 fortresses, Spain 5 LD, 2 fortresses and 1 victory point. */
class LeaningTest {

    private static final RulebookFold<String> FOLD = new RulebookFold<>() {
        @Override
        public List<Figure> figures(String board) {
            return List.of(new Figure("france", "strength", 8, "LD"), new Figure("france", "ships", 6, "thirds of a ship"), new Figure("france", "territory", 3, "fortresses"),
                    new Figure("france", "money", -40, "ducats"), new Figure("spain", "strength", 5, "LD"), new Figure("spain", "territory", 2, "fortresses"),
                    new Figure("spain", "points", 1, "victory points"), new Figure("spain", "money", -10, "ducats"));
        }

        /** 3 LD of France besiege Artois, 5 stand in Picardie, and 5 of Spain in Brabant. */
        @Override
        public List<BoardThing> standings(String board) {
            return List.of(new BoardThing("stack", "f-1", "artois", "france", "", 3, "LD", ""), new BoardThing("stack", "f-2", "picardie", "france", "", 5, "LD", ""),
                    new BoardThing("stack", "s-1", "brabant", "spain", "", 5, "LD", ""), new BoardThing("siege", "artois", "artois", "france", "spain", 3, "LD", ""));
        }

        @Override
        public Map<String, String> holders(String board) {
            return Map.of("artois", "spain", "picardie", "france", "brabant", "spain");
        }
    };

    /** 8 + 6/3 + 4 x 3 - (5 + 4 x 2 + 3 x 1) = 22 - 16. */
    @Test
    void theScoreIsStrengthPlacesAndPointsLessThoseOfTheOthers() {
        assertThat(Leaning.SCORE.of(FOLD, "", "france")).isEqualTo(6, within(1e-9));
        assertThat(Leaning.SCORE.of(FOLD, "", "spain")).isEqualTo(-6, within(1e-9));
    }

    /** The score with a siege of 2 more, and 3 LD in Artois at a quarter each less. Spain suffers the siege and has nobody abroad. */
    @Test
    void aSiegeCountsForWhoLaysItAndTroopsAbroadAgainstTheirSide() {
        var leaning = new Leaning(1, 1, 4, 3, 2, 0.25, 0, 0);
        assertThat(leaning.of(FOLD, "", "france")).isEqualTo(6 + 2 - 0.75, within(1e-9));
        assertThat(leaning.of(FOLD, "", "spain")).isEqualTo(-6 - 2, within(1e-9));
    }

    /** Own troops weigh half again as much to a cautious player: 1.5 x (8 + 2) + 12 - 0.75 x 5 - 8 - 3, half a point for the siege, 0.4 for each of 3 LD abroad. */
    @Test
    void aCautiousPlayerSparesItsTroops() {
        assertThat(Leaning.CAUTIOUS.of(FOLD, "", "france")).isEqualTo(15 + 12 - 3.75 - 11 + 0.5 - 1.2, within(1e-9));
    }

    @Test
    void moneyIsThatOfTheParty() {
        assertThat(Leaning.money(FOLD, "", "france")).isEqualTo(-40);
    }
}
