package tercio.domain.ruling;

/** The result of an attempt: success or failure. */
public enum Success {
    SUCCESS("success"), FAILURE("failure");

    private final String word;

    Success(String word) {
        this.word = word;
    }

    public static Success when(boolean succeeds) {
        return succeeds ? SUCCESS : FAILURE;
    }

    public boolean isSuccess() {
        return this == SUCCESS;
    }

    @Override
    public String toString() {
        return word;
    }
}
