package tercio.domain.eu.sea.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.sea.battle.SeaExchange.Strike;

/** The faces of a die in a battle at sea, for exact odds. */
class SeaExchangeTest {

    @Test
    void facesThatDoTheSameAreCountedTogetherByStarsAndThenByLosses() {
        var strikes = new ArrayList<Strike>();

        SeaExchange.add(strikes, 3, 1);
        SeaExchange.add(strikes, 0, 0);
        SeaExchange.add(strikes, 2, 1);
        SeaExchange.add(strikes, 3, 1);
        SeaExchange.add(strikes, 1, 0);
        SeaExchange.add(strikes, 0, 0);

        assertThat(strikes).containsExactly(new Strike(0, 0, 2), new Strike(1, 0, 1), new Strike(2, 1, 1), new Strike(3, 1, 2));
    }
}
