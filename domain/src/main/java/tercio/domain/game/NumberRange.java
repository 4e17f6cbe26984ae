package tercio.domain.game;

/** The whole numbers from the least to the most. */
public record NumberRange(int least, int most) {

    public boolean contains(int number) {
        return least <= number && number <= most;
    }

    @Override
    public String toString() {
        return least + ".." + most;
    }
}
