package tercio.domain.eia.game;

import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;

/**
 * A major power in a game.
 *
 * @param money whole money points
 * @param politicalPoints gained and lost since the game began
 * @param lost factors lost, prisoners included
 * @param prisoners enemy factors captured
 */
public record PowerStatus(Power power, int money, int politicalPoints, Factors lost, Factors prisoners) {

    public PowerStatus money(int now) {
        return new PowerStatus(power, now, politicalPoints, lost, prisoners);
    }

    public PowerStatus gains(int points) {
        return new PowerStatus(power, money, politicalPoints + points, lost, prisoners);
    }

    public PowerStatus loses(Factors factors) {
        return new PowerStatus(power, money, politicalPoints, lost.plus(factors), prisoners);
    }

    public PowerStatus captures(Factors factors) {
        return new PowerStatus(power, money, politicalPoints, lost, prisoners.plus(factors));
    }
}
